"use strict";

/** Returns true if a text in Markdown has a block of rulings. */
function isLecture(text) {
  return /^[ \t]*(`{3,}|~{3,})[ \t]*ruling(\s|$)/im.test(text);
}

/** Returns true if a document has rulings: a script, or Markdown with a block of them. */
function hasRulings(document) {
  return document.languageId === "redress" || (document.languageId === "markdown" && isLecture(document.getText()));
}

module.exports = { isLecture, hasRulings };
