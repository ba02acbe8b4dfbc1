;;; eglot-check.el --- Whether the language server answers eglot -*- lexical-binding: t -*-
;;; Commentary:
;; Run by scripts/editors.sh behind redress-mode.el, where Emacs has eglot. REDRESS_PROGRAM is the program.
;;; Code:
(require 'eglot)
(require 'flymake)

(defun redress-check-wait (what ready)
  "Wait until READY yields something and return it; fail for want of WHAT."
  (let ((end (+ (float-time) 30)) found)
    (while (not (or (setq found (funcall ready)) (> (float-time) end)))
      (accept-process-output nil 0.05))
    (or found (error "Emacs: no %s came" what))))

(let* ((folder (make-temp-file "redress" t))
       (file (expand-file-name "evening.ruling" folder))
       (eglot-server-programs `((redress-mode . (,(getenv "REDRESS_PROGRAM") "lsp"))))
       (eglot-sync-connect 10)
       (eglot-autoshutdown t))
  (with-temp-file file
    (insert "traveller { +620: 3, +500, +300: 3, -100: 2 }\nlet td=(60%+620 & 40%-100)\n(60% +620 & 30% -100)\n"))
  (find-file file)
  (apply #'eglot (eglot--guess-contact))
  (let ((server (eglot-current-server)))
    ;; What is wrong.
    (let* ((found (redress-check-wait "diagnostic" (lambda () (flymake-start) (flymake-diagnostics))))
           (text (flymake-diagnostic-text (car found))))
      (unless (string-match-p "90%" text) (error "Emacs: said is %s" text)))
    ;; What a ruling is worth.
    (goto-char (point-min))
    (search-forward "td")
    (backward-char)
    (let* ((hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams)))
           (text (plist-get (plist-get hover :contents) :value)))
      (unless (string-match-p "9\\.8" text) (error "Emacs: the name is worth %s" text)))
    ;; What mends the line, applied.
    (goto-char (point-max))
    (forward-line -1)
    (let* ((actions (eglot-code-actions (line-beginning-position) (line-end-position)))
           (action (seq-find (lambda (one) (plist-get one :edit)) actions)))
      (unless action (error "Emacs: nothing mends %s" (thing-at-point 'line)))
      (eglot--apply-workspace-edit (plist-get action :edit) nil))
    (unless (string-match-p "(60% \\+620 & rest -100)" (buffer-string)) (error "Emacs: mended is %s" (buffer-string)))
    ;; A new name.
    (goto-char (point-min))
    (search-forward "td")
    (backward-char)
    ;; In a session an idle moment tells the server of the edit.
    (eglot--signal-textDocument/didChange)
    (let ((eglot-confirm-server-initiated-edits nil)) (eglot-rename "ruling"))
    (unless (string-match-p "let ruling=" (buffer-string)) (error "Emacs: renamed is %s" (buffer-string)))
    (eglot--signal-textDocument/didChange)
    (eglot-format-buffer)
    (unless (string-match-p "let ruling = (60% \\+620 & 40% -100)" (buffer-string)) (error "Emacs: formatted is %s" (buffer-string)))
    (set-buffer-modified-p nil)
    (eglot-shutdown server))
  (delete-directory folder t))
(message "emacs: eglot shows what is wrong and what a name is worth, mends, renames and formats")
;;; eglot-check.el ends here
