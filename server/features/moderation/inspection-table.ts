import type { InspectionNarrowing } from "#contract/moderation/moderation.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { timeCell } from "#server/tables/line-rules.ts";
import { orderOfInspections, wantedInspections } from "./list-inspections.ts";
import { ruleCell } from "./rule-words.ts";

const words = {
  cs: {
    file: "kontrola-nabidek",
    columns: [
      ...["Číslo", "Položka", "Název", "Prodávající", "Druh", "Podáno"],
      ...["Výsledek", "Rozhodnuto", "Pravidlo", "Důvod"],
    ],
    kind: { before: "před zveřejněním", after: "po zveřejnění", change: "úprava" },
    outcome: { approved: "v pořádku", rejected: "odmítnuto", withdrawn: "", lapsed: "" },
  },
  en: {
    file: "listing-reviews",
    columns: [...["Number", "Lot", "Name", "Seller", "Kind", "Submitted"], ...["Outcome", "Decided", "Rule", "Reason"]],
    kind: { before: "before publication", after: "after publication", change: "a change" },
    outcome: { approved: "found fine", rejected: "rejected", withdrawn: "", lapsed: "" },
  },
} as const;

/** Inspections of a group as a table in the caller's language, in the order of the list (rule SD5). For moderators. */
export async function tableOfInspections(ctx: Ctx, query: InspectionNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns, kind, outcome } = words[ctx.locale];
  const time = (at: Date | null) => timeCell(at?.toISOString() ?? null);
  const rows = await ctx.db
    .select({ inspection: inspections, seller: users.username })
    .from(inspections)
    .leftJoin(listings, eq(listings.id, inspections.listingId))
    .innerJoin(users, eq(users.id, inspections.sellerId))
    .where(wantedInspections(query.group))
    .orderBy(...orderOfInspections(query.group))
    .limit(mostTaken);
  return takeTable(ctx, {
    ...{ file, columns, rows },
    cellsOf: ({ inspection, seller }) => [
      ...[String(inspection.id), String(inspection.listingId ?? ""), inspection.name, seller],
      ...[kind[inspection.kind], time(inspection.submittedAt)],
      ...[inspection.outcome ? outcome[inspection.outcome] : "", time(inspection.decidedAt)],
      ...[ruleCell(inspection.rule, ctx.locale), inspection.reason ?? ""],
    ],
    noted: { what: "inspection_file", id: "inspections", narrowing: query },
  });
}
