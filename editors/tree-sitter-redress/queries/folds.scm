[
  (block)
  (side)
  (string)
] @fold
