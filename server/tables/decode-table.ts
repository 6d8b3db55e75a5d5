import iconv from "iconv-lite";

export interface DecodedTable {
  readonly encoding: "utf-8" | "utf-16" | "windows-1250" | "cp852";
  readonly text: string;
}

/**
 * MB1: What a table is decoded from is text in UTF-8, UTF-16 or Windows-1250, whatever else is no table; reading it
 * stores nothing.
 *
 * The text of a table: UTF-16 by its mark, as Excel's Unicode text begins, UTF-8, else Windows-1250, which Czech Excel writes
 * for CSV, or CP852 of older programs, whichever gives more Czech letters. Null for what is no text: a workbook, a picture.
 */
export function decodeTable(bytes: Buffer): DecodedTable | null {
  const decoded = textOf(bytes);
  const isText =
    !/[\0\uFFFD]/.test(decoded.text) && decoded.text.isWellFormed() && !decoded.text.startsWith("PK\u0003\u0004");
  return isText ? decoded : null;
}

function textOf(bytes: Buffer): DecodedTable {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: "utf-16", text: iconv.decode(bytes, "utf-16le") };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: "utf-16", text: iconv.decode(bytes, "utf-16be") };
  try {
    return { encoding: "utf-8", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const [windows, dos] = [iconv.decode(bytes, "win1250"), iconv.decode(bytes, "cp852")];
    return czechLetters(dos) > czechLetters(windows)
      ? { encoding: "cp852", text: dos }
      : { encoding: "windows-1250", text: windows };
  }
}

const czechLetters = (text: string) => text.match(/[áčďéěíňóřšťúůýž]/giu)?.length ?? 0;
