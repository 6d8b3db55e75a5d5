import type { DealNarrowing, DeskDeal } from "#contract/deals/deal-desk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { mostCounted } from "#contract/values/shapes.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { amountCell, lineOf, timeCell, utf8Mark } from "#server/tables/line-rules.ts";
import { idsOf } from "./list-desk-deals.ts";
import { readDeskDeals } from "./read-desk-deals.ts";

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
    side: { buyer: "kupujícího", seller: "prodávajícího", house: "rozhodnutí domu" },
  },
  en: {
    file: "deals",
    columns: [
      "Number",
      "Opened",
      "State",
      "Listing",
      "Seller",
      "Buyer",
      "Price",
      "With postage",
      "Deadline",
      "Waits for",
    ],
    status: {
      ...{ awaiting_payment: "awaits payment", paid: "paid", sent: "sent" },
      ...{ received: "received", cancelled: "cancelled" },
    },
    side: { buyer: "the buyer", seller: "the seller", house: "the house's decision" },
  },
} as const;

/** Deals of a filter as a table in the caller's language, in the order of the list; that it was taken is noted (RULES.md SD4). */
export async function tableOfDeals(ctx: Ctx, query: DealNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const found = await readDeskDeals(ctx, idsOf(ctx, query, mostCounted + 1));
  const deals = found.slice(0, mostCounted);
  const { q, ...narrowing } = query;
  // Without the words, which may be somebody's name.
  const details = { ...narrowing, byWords: q !== "", lines: deals.length };
  await recordReading(ctx, { what: "deal_file", id: "deals", details });
  const { file, columns } = words[ctx.locale];
  return {
    name: `${file}-${pragueDay(ctx.clock())}.csv`,
    content: `${utf8Mark}${lineOf(columns)}${deals.map((deal) => dealLine(deal, ctx.locale)).join("")}`,
    lines: deals.length,
    isCut: found.length > mostCounted,
  };
}

function dealLine(deal: DeskDeal, locale: Ctx["locale"]): string {
  const { status, side } = words[locale];
  return lineOf([
    ...[String(deal.id), timeCell(deal.openedAt), status[deal.status], deal.listing.name],
    ...[deal.seller.username, deal.buyer.username],
    ...[
      amountCell(toMinor(deal.price), locale),
      amountCell(toMinor(deal.total), locale),
      timeCell(deal.dueAt),
    ],
    [...new Set(deal.expected.map((each) => side[each.side]))].join(", "),
  ]);
}
