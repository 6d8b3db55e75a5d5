import type { RetractionNarrowing } from "#contract/moderation/strike-admin.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { timeCell, yesCell } from "#server/tables/line-rules.ts";
import { ruleCell } from "../rule-words.ts";
import { readRetractions } from "./list-retractions.ts";

const words = {
  cs: {
    file: "stazene-prihozy",
    columns: [
      ...["Položka", "Nabídka", "Kdo", "Pozastavený", "Staženo", "Kdo rozhodl", "Jméno moderátora"],
      ...["Pravidlo", "Důvod", "Za 90 dní", "Celkem"],
    ],
    by: { bidder: "přihazující", moderator: "moderátor", suspension: "pozastavení účtu" },
  },
  en: {
    file: "retracted-bids",
    columns: [
      ...["Lot", "Listing", "Who", "Suspended", "Withdrawn", "Decided by", "Moderator’s name"],
      ...["Rule", "Reason", "In 90 days", "In total"],
    ],
    by: { bidder: "the bidder", moderator: "a moderator", suspension: "suspension of the account" },
  },
} as const;

/** Bids of a filter that were taken back as a table in the caller's language, without amounts (rules SD5, SD3). For moderators. */
export async function tableOfRetractions(ctx: Ctx, query: RetractionNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns, by } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readRetractions(ctx, query, mostTaken),
    cellsOf: ({ listing, person, ...bid }) => [
      ...[String(listing.id), listing.name, person.username, yesCell(person.suspended, ctx.locale)],
      ...[timeCell(bid.at), by[bid.by], bid.byName ?? ""],
      ...[ruleCell(bid.rule, ctx.locale), bid.reason ?? "", String(bid.recent), String(bid.all)],
    ],
    noted: { what: "retraction_file", id: "retractions", narrowing: query },
  });
}
