import type { CaseNarrowing } from "#contract/deals/cases.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { amountCell, timeCell } from "#server/tables/line-rules.ts";
import { decideByMs } from "./case-rules.ts";
import { readCases } from "./list-cases.ts";

const words = {
  cs: {
    file: "pripady",
    columns: [
      ...["Číslo", "Obchod", "Nabídka", "Prodávající", "Kupující", "Cena", "Druh", "Podal", "Podáno"],
      ...["Druhá strana se vyjádřila", "Rozhodnout do", "Výsledek", "Rozhodnuto", "Odůvodnění"],
    ],
    side: { buyer: "kupující", seller: "prodávající" },
    kind: {
      ...{ non_payment: "nezaplacení", not_delivered: "nedorazilo", not_as_described: "neodpovídá popisu" },
      ...{ damaged: "dorazilo poškozené", not_picked_up: "kupující nepřevzal" },
      ...{ no_contact: "druhá strana neodpovídá", other: "něco jiného" },
    },
    outcome: { upheld: "uznáno", rejected: "neuznáno", withdrawn: "vyřízeno, platba přišla" },
  },
  en: {
    file: "cases",
    columns: [
      ...["Number", "Deal", "Listing", "Seller", "Buyer", "Price", "Kind", "Filed by", "Filed"],
      ...["The other side answered", "To be decided by", "Outcome", "Decided", "Reasons"],
    ],
    side: { buyer: "the buyer", seller: "the seller" },
    kind: {
      ...{ non_payment: "non-payment", not_delivered: "not delivered", not_as_described: "not as described" },
      ...{ damaged: "arrived damaged", not_picked_up: "not collected" },
      ...{ no_contact: "the other side does not respond", other: "something else" },
    },
    outcome: { upheld: "upheld", rejected: "rejected", withdrawn: "settled, the payment arrived" },
  },
} as const;

/** Cases of a filter as a table in the caller's language, without what the sides wrote (rule SD5). For moderators. */
export async function tableOfCases(ctx: Ctx, query: CaseNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readCases(ctx, query, mostTaken),
    cellsOf: (row) => cellsOf(row, ctx.locale),
    noted: { what: "case_file", id: "cases", narrowing: query },
  });
}

type Row = Awaited<ReturnType<typeof readCases>>[number];

function cellsOf({ dealCase, deal, listing, seller, buyer }: Row, locale: Ctx["locale"]) {
  const { side, kind, outcome } = words[locale];
  const time = (at: Date | null) => timeCell(at?.toISOString() ?? null);
  const isDecided = dealCase.outcome !== null;
  return [
    ...[String(dealCase.id), String(deal.id), listing.name, seller.username, buyer.username],
    ...[amountCell(deal.priceMinor, locale), kind[dealCase.problem ?? "non_payment"]],
    ...[side[dealCase.filedById === buyer.id ? "buyer" : "seller"], time(dealCase.filedAt)],
    ...[time(dealCase.answeredAt), isDecided ? "" : time(new Date(dealCase.filedAt.getTime() + decideByMs))],
    ...[dealCase.outcome ? outcome[dealCase.outcome] : "", time(dealCase.decidedAt), dealCase.reasons ?? ""],
  ];
}
