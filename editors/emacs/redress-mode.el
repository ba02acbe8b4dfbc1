;;; redress-mode.el --- Bridge rulings -*- lexical-binding: t -*-

;; Version: 0.2.0
;; Package-Requires: ((emacs "27.1"))

;;; Commentary:

;; Colours and indentation for `.ruling' and `.conventions' files.  What is wrong, what each ruling is worth and the rest
;; come from the language server `redress lsp', which eglot or lsp-mode starts; eglot knows it when it is loaded.

;;; Code:

(defvar redress-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?- "_" table)
    (modify-syntax-entry ?& "." table)
    table))

(defconst redress-font-lock-keywords
  `((,(rx symbol-start (or "NS" "EW" "WE" "after" "before" "by" "for" "in" "of" "rest" "stands") symbol-end) . font-lock-builtin-face)
    (,(rx (or bol (any ";{}")) (* blank) (group (+ letter)) symbol-end) 1 font-lock-keyword-face)
    (,(rx symbol-start (any "0-9") (or "NT" "BA" "SA" (any "SHDCNshdcn♠♥♦♣♤♡♢♧ª©¨§"))
          (? (or "xx" "x" "×" "*")) (? (or "=" (seq (any "+–−-") (+ digit)))) (? (* blank) (any "NESW") symbol-end))
     . font-lock-constant-face)
    (,(rx (? (any "+–−-")) (+ digit) (? (any ".,/") (+ digit)) (? "%")) . font-lock-constant-face))
  "What is coloured; the server's semantic colours know more.")

(defun redress-indent-line ()
  "Indent the line by two for each open bracket."
  (interactive)
  (let ((depth (save-excursion
                 (back-to-indentation)
                 (- (car (syntax-ppss)) (if (looking-at "[])}]") 1 0)))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to (* 2 (max 0 depth)))
      (save-excursion (indent-line-to (* 2 (max 0 depth)))))))

;;;###autoload
(define-derived-mode redress-mode prog-mode "redress"
  "Major mode for the rulings of bridge tournament directors."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+ *")
  (setq-local font-lock-defaults '(redress-font-lock-keywords nil t))
  (setq-local indent-line-function #'redress-indent-line))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(ruling\\|conventions\\)\\'" . redress-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((redress-mode markdown-mode) . ("redress" "lsp"))))

(provide 'redress-mode)
;;; redress-mode.el ends here
