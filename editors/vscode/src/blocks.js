"use strict";

/** Returns true if a text in Markdown has a block of rulings. */
function isLecture(text) {
  return /^[ \t]*(`{3,}|~{3,})[ \t]*ruling(\s|$)/im.test(text);
}

module.exports = { isLecture };
