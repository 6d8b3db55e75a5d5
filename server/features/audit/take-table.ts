import { pragueDay } from "#contract/values/prague-day.ts";
import { mostCounted } from "#contract/values/shapes.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import type { Ctx } from "#server/context.ts";
import { type AmountCell, lineOf, utf8Mark } from "#server/tables/line-rules.ts";
import { recordReading } from "./record-reading.ts";

/** The rows that a table asks for: one more than it takes tells whether there are further ones. */
export const mostTaken = mostCounted + 1;

interface TakenTable<Row> {
  /** The file's name, without the day and its ending. */
  readonly file: string;
  readonly columns: readonly string[];
  /** In the order of the list, `mostTaken` at most. */
  readonly rows: readonly Row[];
  readonly cellsOf: (row: Row) => readonly (string | AmountCell)[];
  /** How the audit names the look, and what the list was narrowed to; null where the table tells nothing of people. */
  readonly noted: { what: string; id: string; narrowing: Readonly<Record<string, unknown>> } | null;
}

/**
 * SD5: Each list of the back office that is narrowed is taken as a table by whoever may read it (but for the support, DK3), ten thousand
 * lines at most, narrowed and ordered as its page is: people, cases, suspicions, strikes, retractions, cancellations, reports, running
 * auctions, inspections, orders of goods, newsletters. What sides, guests and reporters wrote is left out; that people's data were taken is
 * in the audit, without the words that were sought.
 */
export async function takeTable<Row>(ctx: Ctx, table: TakenTable<Row>): Promise<TableAnswer> {
  const rows = table.rows.slice(0, mostCounted);
  if (table.noted) {
    const { what, id, narrowing } = table.noted;
    await recordReading(ctx, { what, id, details: { ...describedOf(narrowing), lines: rows.length } });
  }
  const lines = rows.map((row) => lineOf(table.cellsOf(row)));
  return {
    name: `${table.file}-${pragueDay(ctx.clock())}.csv`,
    content: `${utf8Mark}${lineOf(table.columns)}${lines.join("")}`,
    lines: rows.length,
    isCut: table.rows.length > mostCounted,
  };
}

/** What narrows the list, without what was typed into a search, which may be somebody's name; an order narrows nothing. */
function describedOf({ q, order: _, ...narrowing }: Readonly<Record<string, unknown>>) {
  const described = Object.entries(narrowing).filter(([, value]) => value !== "" && value !== undefined);
  return { ...Object.fromEntries(described), ...(q ? { byWords: true } : {}) };
}
