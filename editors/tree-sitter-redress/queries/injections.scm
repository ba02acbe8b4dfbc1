; Marks in comments, where the editor has a language for them
((comment) @injection.content
  (#set! injection.language "comment"))
