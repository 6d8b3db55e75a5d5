import { expect, test } from "vitest";
import { writeRtf } from "./write-rtf.ts";

test("headings, paragraphs and Czech letters are RTF, and no sign of the text is taken for a command", () => {
  const rtf = writeRtf("# Název\nŘ {a} \\b €\n").toString("latin1");
  expect(rtf).toContain("\\b\\fs36 N\\u225?zev\\par}");
  expect(rtf).toContain("\\u344? \\{a\\} \\\\b \\u8364?\\par}");
  expect(rtf).toMatch(/^\{\\rtf1[\s\S]*\}$/);
  expect(writeRtf("\uffe5").toString("latin1")).toContain("\\u-27?");
});
