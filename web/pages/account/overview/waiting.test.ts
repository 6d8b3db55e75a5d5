import { describe, expect, test } from "vitest";
import type { MyBidCard } from "#contract/bids/bids.ts";
import type { DealCard } from "#contract/deals/deal.ts";
import { dealTodos } from "#contract/deals/deal-steps.ts";
import { listingStatuses } from "#contract/listings/listing-kinds.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { Offer } from "#contract/offers/offers.ts";
import type { ListedOrder } from "#contract/payments/orders.ts";
import type { SecondChance } from "#contract/purchases/purchases.ts";
import type { OwedReview } from "#contract/reviews/reviews.ts";
import { type Concerns, type Waiting, whatWaits } from "./waiting.ts";

const now = new Date("2026-11-21T12:00:00Z");
const nothing: Concerns<ListingCard> = {
  user: { emailConfirmed: true },
  deals: [],
  bids: [],
  offers: [],
  secondChances: [],
  unsold: [],
  drafts: [],
  reviews: [],
  orders: [],
  lacksBankAccount: false,
  lacksTaxDetails: false,
  admin: null,
};
const bid = (id: number, isLeader: boolean, endsAt: string | null) =>
  ({ id, isLeader, endsAt, myMaximum: 100, isWinner: false }) as MyBidCard;
const deal = (id: number, more: Partial<DealCard> = {}) =>
  ({ id, todo: "pay", side: "buyer", status: "awaiting_payment", payBy: "2026-11-25", ...more }) as DealCard;
const offer = (id: number, mine: boolean, awaits: Offer["awaits"]) =>
  ({ id, mine, awaits, expiresAt: "2026-11-24T10:00:00Z" }) as Offer;
const own = (id: number, status: ListingCard["status"] = "draft") => ({ id, status }) as ListingCard;

const named = (each: Waiting<ListingCard>): string => {
  if (each.kind === "deal") return `deal ${each.deal.id}`;
  if (each.kind === "offer") return `offer ${each.offer.id}`;
  if (each.kind === "chance") return `chance ${each.chance.id}`;
  if (each.kind === "order") return `order ${each.order.id}`;
  if (each.kind === "review") return `review ${each.review.dealId}`;
  if ("count" in each) return `${each.kind} ${each.count}`;
  return "card" in each ? `${each.kind} ${each.card.id}` : each.kind;
};
const waits = (concerns: Partial<Concerns<ListingCard>>) => whatWaits({ ...nothing, ...concerns }, now).map(named);

test("the nearest deadline first, what others wait for within a day, what has none last", () => {
  expect(
    waits({
      user: { emailConfirmed: false },
      deals: [
        deal(9),
        deal(8, { payBy: "2026-11-20" }),
        deal(7, { todo: "answer_case" }),
        deal(6, { todo: "send", side: "seller", status: "paid" }),
        // Midnight in Prague is 23:00 in UTC.
        deal(5, { payBy: "2026-11-21" }),
      ],
      bids: [
        bid(1, false, null),
        bid(2, false, "2026-11-25T10:00:00Z"),
        bid(3, false, "2026-11-21T22:59:00Z"),
        bid(4, false, "2026-11-21T23:01:00Z"),
      ],
      offers: [offer(3, false, "owner")],
      secondChances: [{ id: 5, expiresAt: "2026-11-23T08:00:00Z" } as SecondChance],
      unsold: [own(6, "unsold")],
      drafts: [own(1)],
      reviews: [{ dealId: 2, until: "2026-12-05T08:00:00Z" } as OwedReview],
      lacksBankAccount: true,
      lacksTaxDetails: true,
      admin: { inspections: 8, cases: 1, suspicions: 2, reports: 3 },
    }),
  ).toEqual([
    "confirm",
    "deal 8",
    "deal 7",
    "outbid 3",
    "deal 5",
    "outbid 4",
    "deal 6",
    "cases 1",
    "reports 3",
    "inspections 8",
    "suspicions 2",
    "bank",
    "tax",
    "chance 5",
    "offer 3",
    "outbid 2",
    "deal 9",
    "review 2",
    "outbid 1",
    "unsold 6",
    "draft 1",
  ]);
});

describe("over every state of every noun", () => {
  test("nothing waits for whom nothing concerns", () => {
    expect(waits({})).toEqual([]);
    expect(waits({ admin: { inspections: 0, cases: 0, suspicions: 0, reports: 0 } })).toEqual([]);
  });
  test.each(dealTodos)("a deal in which it is one's turn to %s waits", (todo) => {
    expect(waits({ deals: [deal(1, { todo })] })).toEqual(["deal 1"]);
  });
  test("a lot waits where one was outbid, never where one leads, whenever it ends", () => {
    for (const endsAt of [null, "2026-11-21T12:00:01Z", "2026-11-29T10:00:00Z"]) {
      expect(waits({ bids: [bid(1, true, endsAt)] })).toEqual([]);
      expect(waits({ bids: [bid(1, false, endsAt)] })).toEqual(["outbid 1"]);
    }
  });
  test.each([
    [false, "owner", true],
    [false, "author", false],
    [false, null, false],
    [true, "author", true],
    [true, "owner", false],
    [true, null, false],
  ] as const)("an offer that is mine (%s) and awaits its %s waits: %s", (mine, awaits, expected) => {
    expect(waits({ offers: [offer(1, mine, awaits)] })).toEqual(expected ? ["offer 1"] : []);
  });
  test.each(listingStatuses)("of one's unfinished listings only drafts wait, not one that is %s", (status) => {
    expect(waits({ drafts: [own(1, status)] })).toEqual(status === "draft" ? ["draft 1"] : []);
  });
  test("no more than three drafts are put forward", () => {
    expect(waits({ drafts: [1, 2, 3, 4].map((id) => own(id)) })).toHaveLength(3);
  });
});

test("orders that wait for their payment wait for the visitor, by when they run out or are due; a deal's stands with its deal", () => {
  const order = (id: number, more: Partial<ListedOrder>) =>
    ({
      ...{ id, status: "awaiting_payment", subject: { type: "package", id: 1 } },
      ...{ expiresAt: "2026-11-28T10:00:00Z", dueOn: null, ...more },
    }) as ListedOrder;
  const orders = [
    order(1, {}),
    order(2, { status: "paid" }),
    order(3, { subject: { type: "deal", id: 1 }, expiresAt: null }),
    order(4, { subject: { type: "fees", id: 1 }, expiresAt: null, dueOn: "2026-11-24" }),
    order(5, { expiresAt: "2026-11-22T10:00:00Z" }),
  ];
  expect(waits({ orders })).toEqual(["order 5", "order 4", "order 1"]);
});
