;;; check.el --- Whether redress-mode colours and indents -*- lexical-binding: t -*-
;;; Commentary:
;; Run by scripts/editors.sh.
;;; Code:
(with-temp-buffer
  (insert "case \"a # b\" {\nboard 7 # from the number\n(60% 4♠x-1 W &\nrest +620)\n}\n")
  (redress-mode)
  (indent-region (point-min) (point-max))
  (unless (equal (buffer-string)
                 "case \"a # b\" {\n  board 7 # from the number\n  (60% 4♠x-1 W &\n    rest +620)\n}\n")
    (error "Emacs: indented as %S" (buffer-string)))
  (font-lock-ensure)
  (dolist (wanted '(("case" . font-lock-keyword-face) ("a # b" . font-lock-string-face)
                    ("board" . font-lock-keyword-face) ("from" . font-lock-comment-face)
                    ("60%" . font-lock-constant-face) ("4♠" . font-lock-constant-face)
                    ("rest" . font-lock-builtin-face)))
    (goto-char (point-min))
    (search-forward (car wanted))
    (let ((face (get-text-property (match-beginning 0) 'face)))
      (unless (eq face (cdr wanted)) (error "Emacs: %s is coloured as %s" (car wanted) face)))))
(unless (eq (assoc-default "a.ruling" auto-mode-alist #'string-match) 'redress-mode) (error "Emacs: the mode of a file"))
(message "emacs: scripts are coloured and indented")
;;; check.el ends here
