import { expect, test } from "vitest";
import { type Pdf, printPdf, type Tag } from "./print-pdf.ts";
import { writeTable } from "./write-table.ts";
import { writeText } from "./write-text.ts";

const ink = { size: 10, color: "#000000" };

/** The file's own words, drawn on pages of 100 points' margins. */
async function printed(draw: (pdf: Pdf, root: Tag) => void): Promise<string> {
  const margins = { top: 100, right: 100, bottom: 100, left: 100 };
  const pages = { title: "Faktura 2026", language: "cs", createdAt: new Date(0), margins, draw } as const;
  return (await printPdf(pages)).toString("latin1");
}

test("a document says its language, shows its title in place of a file's name, and tags what it says", async () => {
  const file = await printed((pdf, root) =>
    writeText(pdf, { ...ink, parent: root, tag: "H1", text: "Láhev", x: 100, y: 100, width: 200 }),
  );
  for (const part of [/\/Lang \(cs\)/, /\/DisplayDocTitle true/, /\/Marked true/, /\/S \/Document/, /\/S \/H1/])
    expect(file).toMatch(part);
});

test("a table that goes on says its heads once, each for its column; the ones drawn again are no content", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => [`Láhev ${index}`, "1"]);
  const columns = [{ width: "*" }, { width: 60 }] as const;
  const heads = { texts: ["Položka", "Ks"], look: ink };
  const table = { x: 100, y: 100, width: 300, columns, heads, rows, look: ink, padding: 4 };
  const file = await printed((pdf, root) => writeTable(pdf, root, table));
  const count = (part: RegExp) => file.match(part)?.length;
  expect([count(/\/Type \/Page\b/g), count(/\/S \/TH/g), count(/\/Scope \/Column/g)]).toEqual([2, 2, 2]);
  expect([count(/\/S \/TR/g), count(/\/S \/TD/g)]).toEqual([41, 80]);
});
