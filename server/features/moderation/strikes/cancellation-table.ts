import type { CancellationNarrowing } from "#contract/moderation/strike-admin.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { timeCell, yesCell } from "#server/tables/line-rules.ts";
import { ruleCell } from "../rule-words.ts";
import { readCancellations } from "./list-cancellations.ts";

const words = {
  cs: {
    file: "stazene-nabidky",
    columns: [
      ...["Položka", "Nabídka", "Prodávající", "Pozastavený", "Stažena", "Kdo stáhl", "Jméno moderátora"],
      ...["Pravidlo", "Důvod", "Stažených prodávajícím", "Stažených moderátorem"],
    ],
    by: { seller: "prodávající", moderator: "moderátor" },
  },
  en: {
    file: "cancelled-listings",
    columns: [
      ...["Lot", "Listing", "Seller", "Suspended", "Cancelled", "Cancelled by", "Moderator’s name"],
      ...["Rule", "Reason", "Cancelled by the seller in total", "Cancelled by moderators in total"],
    ],
    by: { seller: "the seller", moderator: "a moderator" },
  },
} as const;

/**
 * Listings of a filter that were taken off as a table in the caller's language, without their sellers' words (rules SD5, SD3). For
 * moderators.
 */
export async function tableOfCancellations(ctx: Ctx, query: CancellationNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns, by } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readCancellations(ctx, query, mostTaken),
    cellsOf: ({ listing, person, ...cancelled }) => [
      ...[String(listing.id), listing.name, person.username, yesCell(person.suspended, ctx.locale)],
      ...[timeCell(cancelled.at), by[cancelled.by], cancelled.byName ?? ""],
      ...[ruleCell(cancelled.rule, ctx.locale), cancelled.reason ?? ""],
      ...[String(cancelled.bySeller), String(cancelled.byShop)],
    ],
    noted: { what: "cancellation_file", id: "cancellations", narrowing: query },
  });
}
