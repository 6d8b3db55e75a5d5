import { expect, test } from "vitest";
import { printPdf } from "./print-pdf.ts";

test("a document says its language and shows its title in place of a file's name", async () => {
  const info = { title: "Faktura 2026" };
  const file = await printPdf({ content: "Láhev", language: "cs", defaultStyle: { font: "Sans" }, info });
  expect(file.toString("latin1")).toMatch(/\/Lang \(cs\)/);
  expect(file.toString("latin1")).toMatch(/\/DisplayDocTitle true/);
});
