/** What people can write and XML 1.0 has no place for (production 2, `Char`). */
export const noLetters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
