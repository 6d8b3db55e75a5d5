import { readFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { maxCzk } from "#contract/values/max-czk.ts";
import { WrongInput } from "../wrong-input.ts";

const amount = z.coerce.number<string>().positive().max(maxCzk);
const text = z.string().trim().min(1);
const optional = (value: z.ZodType<number, string>) => z.union([z.literal("").transform(() => null), value]);

/** One recorded bid with its auction's facts; amounts in the units of the file, times in days since the start. */
const recordedBid = z.object({
  auction: text,
  duration_days: text.pipe(z.coerce.number<string>().positive().max(365)),
  opening_price: text.pipe(amount),
  reserve_price: optional(amount),
  final_price: text.pipe(amount),
  bidder: text,
  bid: text.pipe(amount),
  time_days: text.pipe(z.coerce.number<string>().min(0).max(365)),
});
export type RecordedBid = z.output<typeof recordedBid>;

export interface History {
  /** Bids by auction, both in the order of the file. */
  readonly auctions: ReadonlyMap<string, readonly RecordedBid[]>;
  /** Data rows of the file, wrong ones included. */
  readonly rows: number;
  /** A line for each row that cannot be read. */
  readonly wrong: readonly string[];
}

/** Reads a bid history. Wrong rows are reported and left out; a file without the columns is refused as a whole. */
export async function readHistory(file: string): Promise<History> {
  const records = parseCsv(await readText(file), file);
  const missing = Object.keys(recordedBid.shape).filter((name) => !(name in (records[0]?.record ?? {})));
  if (missing.length > 0) throw new WrongInput(`${file} lacks the columns ${missing.join(", ")}.`);
  const wrong: string[] = [];
  const bids = records.flatMap(({ record, info }) => {
    const { data, error } = recordedBid.safeParse(record);
    if (error) {
      const [issue] = error.issues;
      wrong.push(`line ${info.lines}: ${String(issue?.path[0])}: ${issue?.message}`);
    }
    return data ? [data] : [];
  });
  return { auctions: Map.groupBy(bids, (bid) => bid.auction), rows: records.length, wrong };
}

/** The text of a file; throws with one line that says why it cannot be read. */
export async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new WrongInput(`${file} cannot be read (${error.code}).`);
  });
}

interface CsvRow {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

function parseCsv(content: string, file: string): CsvRow[] {
  try {
    const rows = parse(content, { bom: true, columns: true, info: true, skip_empty_lines: true });
    if (rows.length === 0) throw new WrongInput(`${file} has no rows.`);
    return rows as unknown as CsvRow[];
  } catch (error) {
    if (error instanceof CsvError) throw new WrongInput(`${file}: ${error.message}`);
    throw error;
  }
}
