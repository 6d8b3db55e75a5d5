import type { AdminDeal, DealNarrowing } from "#contract/deals/deal-admin.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { amountCell, timeCell } from "#server/tables/line-rules.ts";
import { idsOf } from "./list-admin-deals.ts";
import { readAdminDeals } from "./read-admin-deals.ts";

const words = {
  cs: {
    file: "obchody",
    columns: [
      "Číslo",
      "Založeno",
      "Stav",
      "Nabídka",
      "Prodávající",
      "Kupující",
      "Cena",
      "S dopravou",
      "Termín",
      "Čeká se na",
    ],
    status: {
      ...{ awaiting_payment: "čeká na platbu", paid: "zaplaceno", sent: "odesláno" },
      ...{ received: "převzato", cancelled: "zrušeno" },
    },
    side: { buyer: "kupujícího", seller: "prodávajícího", site: "rozhodnutí moderátora" },
  },
  en: {
    file: "deals",
    columns: [
      "Number",
      "Opened",
      "Status",
      "Listing",
      "Seller",
      "Buyer",
      "Price",
      "With postage",
      "Deadline",
      "Waiting for",
    ],
    status: {
      ...{ awaiting_payment: "awaits payment", paid: "paid", sent: "sent" },
      ...{ received: "received", cancelled: "cancelled" },
    },
    side: { buyer: "the buyer", seller: "the seller", site: "the site's decision" },
  },
} as const;

/**
 * SD4: Moderators take the deals of a filter, ten thousand at most, as a table in the order of the list; that it was taken is in the audit,
 * without the words that were sought.
 */
export async function tableOfDeals(ctx: Ctx, query: DealNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readAdminDeals(ctx, idsOf(ctx, query, mostTaken)),
    cellsOf: (deal) => cellsOf(deal, ctx.locale),
    noted: { what: "deal_file", id: "deals", narrowing: query },
  });
}

function cellsOf(deal: AdminDeal, locale: Ctx["locale"]) {
  const { status, side } = words[locale];
  return [
    ...[String(deal.id), timeCell(deal.openedAt), status[deal.status], deal.listing.name],
    ...[deal.seller.username, deal.buyer.username],
    ...[amountCell(toMinor(deal.price), locale), amountCell(toMinor(deal.total), locale), timeCell(deal.dueAt)],
    [...new Set(deal.expected.map((each) => side[each.side]))].join(", "),
  ];
}
