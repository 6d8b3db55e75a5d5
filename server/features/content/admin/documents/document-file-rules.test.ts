import { expect, test } from "vitest";
import { nameDocumentFile } from "./document-file-rules.ts";

test.each([
  ["odstoupení od smlouvy.pdf", "odstoupení od smlouvy.pdf", "application/pdf"],
  ["C:\\Users\\a\\Řád.PDF", "Řád.pdf", "application/pdf"],
  ["../../etc/řád.docx", "řád.docx", expect.stringContaining("wordprocessingml")],
  ['a"b\r\nc?.txt', "a b c.txt", "text/plain; charset=utf-8"],
  [".pdf", "dokument.pdf", "application/pdf"],
  [`${"a".repeat(200)}.rtf`, `${"a".repeat(76)}.rtf`, "application/rtf"],
])("%s is kept as %s", (sent, fileName, mediaType) => {
  expect(nameDocumentFile(sent)).toEqual({ fileName, mediaType });
});

test.each(["stránka.html", "obrázek.svg", "a.pdf.exe", "bez přípony", "", "pdf"])("%s is refused", (sent) => {
  expect(nameDocumentFile(sent)).toBeNull();
});
