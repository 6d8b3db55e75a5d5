import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { CsvError, parse } from "csv-parse/sync";
import { WrongInput } from "../wrong-input.ts";

/** A data row of the file: its values by column, or why it cannot be read. `line` counts from 1, the header included. */
export type FileRow =
  | { readonly line: number; readonly values: Readonly<Record<string, string>> }
  | { readonly line: number; readonly fault: string };

/** The longest value with line breaks; a longer one means that a quote was left open. */
const mostLines = 20;

/**
 * Reads a CSV file (RFC 4180, UTF-8) row by row. Only a quoted value may go over several lines; a quote that is never
 * closed costs its own line and not the rest of the file, which is why the file is cut into lines first.
 */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  const lines = numberedLines(file);
  const header = await lines.next();
  const columns = header.done ? [] : (parseLine(header.value.text.replace(/^\uFEFF/, "")) ?? []);
  if (columns.length < 2) throw new WrongInput(`${file} does not begin with a line of column names.`);
  const waiting: Line[] = [];
  const take = async (): Promise<Line | undefined> => waiting.shift() ?? (await lines.next()).value ?? undefined;
  for (let first = await take(); first; first = await take()) {
    if (first.text.trim() === "") continue;
    const joined = await joinQuoted(first, take, waiting);
    yield toRow(first.line, joined, columns);
  }
}

interface Line {
  readonly line: number;
  readonly text: string;
}

async function* numberedLines(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file, "utf8");
  let line = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      yield { line, text };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new WrongInput(`${file} cannot be read (${code}).`);
  }
}

/** The row's text up to its closing quote; where there is none, the line alone, and the other lines are given back. */
async function joinQuoted(first: Line, take: () => Promise<Line | undefined>, waiting: Line[]): Promise<string> {
  if (!hasOpenQuote(first.text)) return first.text;
  const taken: Line[] = [];
  let text = first.text;
  while (taken.length < mostLines) {
    const next = await take();
    if (!next) break;
    taken.push(next);
    text += `\n${next.text}`;
    if (!hasOpenQuote(text)) {
      if (parseLine(text)) return text;
      break;
    }
  }
  waiting.unshift(...taken);
  return first.text;
}

function hasOpenQuote(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}

function toRow(line: number, text: string, columns: readonly string[]): FileRow {
  if (text.includes("\uFFFD")) return { line, fault: "is not UTF-8" };
  if (text.includes("\0")) return { line, fault: "contains a NUL character" };
  const values = parseLine(text);
  if (!values) return { line, fault: "has a quote out of place" };
  if (values.length !== columns.length) {
    return { line, fault: `has ${values.length} values for ${columns.length} columns` };
  }
  return { line, values: Object.fromEntries(columns.map((name, index) => [name, values[index] ?? ""])) };
}

function parseLine(text: string): string[] | null {
  try {
    const [record] = parse(text, { relax_column_count: true, trim: true });
    return record ?? null;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
