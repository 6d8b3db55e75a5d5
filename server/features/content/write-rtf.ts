const head = String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0\fswiss Arial;}}\paperw11906\paperh16838\margl1134\margr1134\fs22`;
/** Size in half points, space before and after in twentieths of a point, bold. */
const styles = {
  "# ": String.raw`\sb0\sa240\b\fs36`,
  "## ": String.raw`\sb280\sa80\b\fs26`,
  "": String.raw`\sb0\sa120\b0\fs22`,
} as const;

/** A form as RTF, to be filled in with any word processor. A line is a paragraph; `#` and `##` begin headings. */
export function writeRtf(text: string): Buffer {
  const paragraphs = text
    .trim()
    .split("\n")
    .map((line) => {
      const mark = line.startsWith("## ") ? "## " : line.startsWith("# ") ? "# " : "";
      return String.raw`{\pard${styles[mark]} ${escapeRtf(line.slice(mark.length))}\par}`;
    });
  return Buffer.from([head, ...paragraphs, "}"].join("\n"), "ascii");
}

/** Letters beyond ASCII are signed 16-bit numbers, each with a question mark for programs that cannot read them. */
function escapeRtf(line: string): string {
  return line
    .replace(/[\\{}]/g, "\\$&")
    .replace(/[^\u0020-\u007e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
}
