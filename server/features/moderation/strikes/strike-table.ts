import type { StrikeNarrowing } from "#contract/moderation/strike-admin.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { amountCell, timeCell, yesCell } from "#server/tables/line-rules.ts";
import { readStrikes, wantedStrikes } from "./list-strikes.ts";

const words = {
  cs: {
    file: "nezaplaceni",
    columns: [
      ...["Obchod", "Položka", "Nabídka", "Kdo", "Pozastavený", "Cena", "Uznáno", "Kdo uznal", "Odůvodnění"],
      ...["Platných záznamů", "Vzato zpět", "Kdo vzal zpět", "Důvod vzetí zpět"],
    ],
  },
  en: {
    file: "strikes",
    columns: [
      ...["Deal", "Lot", "Listing", "Who", "Suspended", "Price", "Upheld", "Upheld by", "Reasons"],
      ...["Strikes now", "Withdrawn", "Withdrawn by", "Reason for the withdrawal"],
    ],
  },
} as const;

/** Strikes of a filter as a table in the caller's language, the newest first (rule SD5). For moderators. */
export async function tableOfStrikes(ctx: Ctx, query: StrikeNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  return takeTable(ctx, {
    ...words[ctx.locale],
    rows: await readStrikes(ctx, wantedStrikes(query), mostTaken),
    cellsOf: ({ listing, person, withdrawn, ...strike }) => [
      ...[String(strike.dealId), String(listing.id), listing.name],
      ...[person.username, yesCell(person.suspended, ctx.locale)],
      ...[amountCell(toMinor(strike.price), ctx.locale), timeCell(strike.at), strike.by ?? ""],
      ...[strike.reason ?? "", String(strike.strikes)],
      ...[timeCell(withdrawn?.at ?? null), withdrawn?.by ?? "", withdrawn?.reason ?? ""],
    ],
    noted: { what: "strike_file", id: "strike_desk", narrowing: query },
  });
}
