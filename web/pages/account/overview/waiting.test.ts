import { expect, test } from "vitest";
import type { MyBidCard } from "#contract/bids/bids.ts";
import type { DealCard } from "#contract/deals/deals.ts";
import type { Offer } from "#contract/deals/offers.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import { whatWaits } from "./waiting.ts";

const bid = (id: number, isLeader: boolean, endsAt: string) =>
  ({ id, isLeader, endsAt, myMaximum: 100, isWinner: false }) as MyBidCard;
const draft = (id: number) => ({ id, status: "draft" }) as ListingCard;
const kinds = (found: ReturnType<typeof whatWaits>) =>
  found.map((each) => {
    if (each.kind === "confirm") return "confirm";
    if (each.kind === "offer") return `offer ${each.offer.id}`;
    return `${each.kind} ${each.kind === "deal" ? each.deal.id : each.card.id}`;
  });

test("an unconfirmed e-mail comes first, then deals whose turn it is, then lost leads by their end, then drafts", () => {
  const found = whatWaits({
    user: { emailConfirmed: false },
    deals: [{ id: 9 } as DealCard],
    bids: [bid(2, false, "2026-11-25T10:00:00Z"), bid(3, false, "2026-11-21T12:00:00Z")],
    drafts: [draft(4)],
  });
  expect(kinds(found)).toEqual(["confirm", "deal 9", "outbid 3", "outbid 2", "draft 4"]);
});

test("offers wait for whoever has to answer: the owner, or after a counter price the author", () => {
  const offer = (id: number, mine: boolean, awaits: Offer["awaits"]) => ({ id, mine, awaits }) as Offer;
  const found = whatWaits({
    ...{
      user: { emailConfirmed: true },
      deals: [],
      bids: [bid(2, false, "2026-11-25T10:00:00Z")],
      drafts: [draft(9)],
    },
    offers: [
      offer(3, false, "owner"),
      offer(4, false, "author"),
      offer(5, true, "author"),
      offer(6, true, null),
    ],
  });
  expect(kinds(found)).toEqual(["outbid 2", "offer 3", "offer 5", "draft 9"]);
});

test("a lot one leads waits for nobody, however soon it closes", () => {
  const bids = [bid(1, true, "2026-11-21T10:00:01Z")];
  expect(whatWaits({ user: { emailConfirmed: true }, deals: [], bids, drafts: [] })).toEqual([]);
});

test("no more than three drafts are put forward", () => {
  const drafts = [1, 2, 3, 4].map(draft);
  expect(whatWaits({ user: { emailConfirmed: true }, deals: [], bids: [], drafts })).toHaveLength(3);
});
