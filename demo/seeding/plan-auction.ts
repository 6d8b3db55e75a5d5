import type { Duration } from "#contract/listings/listing-kinds.ts";
import { dayMs, minuteMs } from "#contract/values/durations.ts";
import type { Good } from "#demo/content/goods.ts";
import { buyerEmail } from "#demo/content/people.ts";
import type { Random } from "#demo/random.ts";
import { closingOutcome, type Lot } from "#server/features/bids/bidding-rules.ts";
import { auctionColumns, type ListingColumns, niceMinor } from "./listing-columns.ts";
import type { Member } from "./member.ts";
import { type PlayedAuction, playAuction } from "./play-auction.ts";
import type { Scene } from "./scenes.ts";
import type { Setting } from "./setting.ts";

export interface Span {
  readonly duration: Duration;
  readonly startsAt: Date;
  readonly plannedEnd: Date;
}

type AuctionScene = Extract<Scene, { kind: "live" | "closed" | "monthly" | "closed_monthly" }>;

/** Plans a live or closed auction with all its bids. */
export function planAuction(
  scene: AuctionScene,
  good: Good,
  seller: Member,
  setting: Setting & Span,
  random: Random,
): { columns: Omit<ListingColumns, "sellerId" | "type">; bids: PlayedAuction["bids"] } {
  const { now, startsAt, plannedEnd } = setting;
  const isClosed = scene.kind === "closed" || scene.kind === "closed_monthly";
  const worthMinor = good.worth * 100;
  const opened = openingLot(scene, seller, good, setting);
  const played = playAuction(
    {
      lot: opened,
      worthMinor,
      crowd: crowdOf(setting.members, seller, random),
      bids: bidTarget(scene, setting, random),
      until: isClosed ? plannedEnd : now,
      lateBids: isClosed && scene.sold && random.chance(0.45) ? random.int(1, 4) : 0,
      ...guestOf(scene, setting.members),
    },
    random,
  );
  const { lot, bids } = played;
  return {
    columns: {
      ...auctionColumns(startsAt, plannedEnd, opened.startPriceMinor),
      duration: setting.duration,
      reserveMinor: opened.reserveMinor,
      buyNowMinor: opened.buyNowMinor,
      ...status(played),
      ...(isClosed ? closing(lot) : { status: "live", ...shownOff(now, random) }),
      endsAt: lot.endsAt,
      views: 12 + bids.length * random.int(4, 14) + random.int(0, 60),
    },
    bids,
  };
}

function openingLot(
  scene: AuctionScene,
  seller: Member,
  good: Good,
  { startsAt, plannedEnd, terms }: Setting & Span,
): Lot {
  const inMinor = (crowns: number | null) => (crowns === null ? null : crowns * 100);
  const failed = "sold" in scene && !scene.sold;
  const isSold = "sold" in scene && scene.sold;
  return {
    sellerId: seller.id,
    type: "supply",
    saleMode: "auction",
    status: "live",
    startPriceMinor: good.startPrice * 100,
    // Nobody values it at a reserve as high as that of what stays unsold.
    reserveMinor: failed ? niceMinor(good.worth * 150) : isSold ? null : inMinor(good.reserve),
    buyNowMinor: failed ? null : inMinor(good.buyNow),
    priceMinor: null,
    leaderId: null,
    leaderMaximumMinor: null,
    bidCount: 0,
    isFrozen: false,
    startsAt,
    endsAt: plannedEnd,
    ...terms,
  };
}

/** Members who may bid here: neither the seller nor the accounts that visitors of the demo sign in to. */
function crowdOf(members: readonly Member[], seller: Member, random: Random): Member[] {
  const willing = members.filter((member) => isBidder(member) && member.id !== seller.id);
  const crowd: Member[] = [];
  const size = random.int(5, 10);
  while (crowd.length < size) {
    const member = random.pick(willing);
    if (!crowd.includes(member)) crowd.push(member);
  }
  return crowd;
}

const isBidder = ({ newcomer, email }: Member) => !newcomer && email.startsWith("clen");

function guestOf(scene: AuctionScene, members: readonly Member[]) {
  const member = members.find(({ email }) => email === buyerEmail);
  if (!("guest" in scene) || !scene.guest || !member) return {};
  return { guest: { member, leads: scene.guest === "leads" } };
}

/** How many bids to play: fewer where little time has passed, none on some lots. */
function bidTarget(scene: AuctionScene, { now, startsAt, plannedEnd }: Setting & Span, random: Random): number {
  if ("guest" in scene && scene.guest) return random.int(14, 34);
  if (scene.kind === "closed" || scene.kind === "closed_monthly") {
    if (!scene.sold && random.chance(0.4)) return 0;
    return scene.sold ? random.int(26, 68) : random.int(3, 20);
  }
  const passed = Math.min(1, (now.getTime() - startsAt.getTime()) / (plannedEnd.getTime() - startsAt.getTime()));
  if (now.getTime() - startsAt.getTime() < 20 * minuteMs || random.chance(0.07)) return 0;
  return Math.round(random.int(14, 56) * (0.3 + 0.75 * passed));
}

/** The columns of a listing that the bids write. */
function status({ lot, bids }: PlayedAuction) {
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount } = lot;
  return {
    priceMinor,
    leaderId,
    leaderMaximumMinor,
    bidCount,
    bidderCount: new Set(bids.map(({ bidderId }) => bidderId)).size,
    bidSequence: bids.length,
  };
}

function closing(lot: Lot) {
  const outcome = closingOutcome(lot);
  if (outcome.outcome === "unsold") return { status: "unsold", closedAt: lot.endsAt } as const;
  const { winnerId, finalPriceMinor } = outcome;
  return { status: "sold", soldBy: "bid", closedAt: lot.endsAt, winnerId, finalPriceMinor } as const;
}

function shownOff(now: Date, random: Random) {
  return {
    highlighted: random.chance(0.14),
    toppedUntil: random.chance(0.08) ? new Date(now.getTime() + random.float(0.5, 6) * dayMs) : null,
  };
}
