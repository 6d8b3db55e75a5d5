import { minuteMs } from "#contract/values/durations.ts";
import type { Random } from "#demo/random.ts";
import { type AppliedBid, decideBid, type Lot, minimumFor } from "#server/features/bids/bidding-rules.ts";
import { stepAt } from "#server/features/settings/bid-step-rules.ts";
import { bidderOf, type Member } from "./member.ts";

/** An accepted bid of a played auction. */
export interface PlayedBid extends AppliedBid {
  readonly sequence: number;
  readonly bidderId: number;
  readonly maximumMinor: number;
  readonly placedAt: Date;
}

export interface Auction {
  /** The lot before the first bid, with its planned end. */
  readonly lot: Lot;
  /** Worth of the good, haléře. */
  readonly worthMinor: number;
  /** The watchers who want the lot, the seller not among them. */
  readonly crowd: readonly Member[];
  /** How many bids to play; fewer come where nobody would pay more. */
  readonly bids: number;
  /** The time to play up to: now for a live lot, its end for a closed one. */
  readonly until: Date;
  /** How many bids come in the last minutes, where each moves the end. */
  readonly lateBids: number;
  /** A bidder who comes early and in the end leads or has been outbid. */
  readonly guest?: { readonly member: Member; readonly leads: boolean };
}

export interface PlayedAuction {
  readonly lot: Lot;
  readonly bids: readonly PlayedBid[];
}

interface Contender {
  readonly member: Member;
  /** The most that this bidder would pay, haléře. */
  readonly limitMinor: number;
}

/** Plays an auction through the rules of bidding, with a clock that runs over its past. Refused bids are left out. */
export function playAuction(auction: Auction, random: Random): PlayedAuction {
  const table = new Table(auction.lot);
  const contenders = contendersOf(auction, random);
  const times = bidTimes(auction, random);
  for (const [index, at] of times.entries()) {
    const guest = auction.guest;
    if (guest && index === Math.floor(times.length / 3)) bidAsGuest(table, guest.member, at);
    else bidOnce(table, contenders, { at, left: times.length - index, worthMinor: auction.worthMinor }, random);
  }
  for (let index = 0; index < auction.lateBids; index++) {
    const at = new Date(table.lot.endsAt.getTime() - random.int(4_000, 4 * minuteMs));
    bidOnce(table, excited(table.lot, contenders), { at, left: 3, worthMinor: auction.worthMinor }, random);
  }
  if (auction.guest) settle(table, auction, auction.guest);
  return { lot: table.lot, bids: table.bids };
}

/** The lot as the bids so far have left it. */
class Table {
  lot: Lot;
  readonly bids: PlayedBid[] = [];
  constructor(lot: Lot) {
    this.lot = lot;
  }

  offer(member: Member, maximumMinor: number, at: Date): void {
    const last = this.bids.at(-1)?.placedAt.getTime() ?? 0;
    const placedAt = new Date(Math.max(at.getTime(), last + 1_000));
    const requirements = { ageVerified: false, accountVerified: false };
    const decision = decideBid(this.lot, { bidder: bidderOf(member), maximumMinor, requirements }, placedAt);
    if (!decision.accepted) return;
    const { accepted: _, ...applied } = decision;
    this.bids.push({
      ...applied,
      sequence: this.bids.length + 1,
      bidderId: member.id,
      maximumMinor,
      placedAt,
    });
    this.lot = { ...this.lot, ...applied.lot };
  }
}

/** Each bidder has a limit of their own; two are near the top, so that the price gets there. */
function contendersOf({ lot, crowd, worthMinor }: Auction, random: Random): Contender[] {
  return crowd.map((member, index) => {
    const share = index < 2 ? random.float(0.9, 1.12) : random.float(0.6, 1.02);
    return { member, limitMinor: rounded(lot, worthMinor * share) };
  });
}

/** In the last minutes bidders go above their limits. */
function excited(lot: Lot, contenders: readonly Contender[]): Contender[] {
  return contenders.map(({ member, limitMinor }) => ({
    member,
    limitMinor: rounded(lot, limitMinor * 1.15),
  }));
}

/** Times of the bids, denser towards the end where the end is near. */
function bidTimes({ lot, until, bids }: Auction, random: Random): Date[] {
  const from = lot.startsAt.getTime() + 4 * minuteMs;
  const calmEnd = Math.min(until.getTime(), lot.endsAt.getTime()) - 6 * minuteMs;
  const nearness = until >= lot.endsAt ? 3 : 1.4;
  return Array.from({ length: bids }, () => from + (calmEnd - from) * (1 - random.float(0, 1) ** nearness))
    .filter((time) => time > from)
    .sort((a, b) => a - b)
    .map((time) => new Date(Math.round(time)));
}

interface Moment {
  readonly at: Date;
  /** Bids still to come, this one included. */
  readonly left: number;
  readonly worthMinor: number;
}

function bidOnce(table: Table, contenders: readonly Contender[], moment: Moment, random: Random): void {
  const { lot } = table;
  const leader = contenders.find(({ member }) => member.id === lot.leaderId);
  if (leader && lot.leaderMaximumMinor !== null && random.chance(0.06)) {
    table.offer(leader.member, rounded(lot, lot.leaderMaximumMinor * 1.1), moment.at);
    return;
  }
  const willing = contenders.filter(
    ({ member, limitMinor }) => member.id !== lot.leaderId && limitMinor >= minimumFor(lot, member.id),
  );
  if (willing.length === 0) return;
  const { member, limitMinor } = random.pick(willing);
  table.offer(member, amountOf(lot, member, limitMinor, moment, random), moment.at);
}

/** Most bidders rise by a step or two, some name their limit at once. */
function amountOf(lot: Lot, member: Member, limitMinor: number, moment: Moment, random: Random): number {
  const minimumMinor = minimumFor(lot, member.id);
  if (random.chance(0.08)) return Math.max(minimumMinor, rounded(lot, limitMinor * random.float(0.7, 1)));
  const wayMinor = Math.max(0, moment.worthMinor - minimumMinor);
  const leapMinor = (wayMinor / moment.left) * random.float(0, 0.7);
  return Math.min(limitMinor, Math.max(minimumMinor, rounded(lot, minimumMinor + leapMinor)));
}

function rounded(lot: Lot, amountMinor: number): number {
  const { stepMinor } = stepAt(lot.steps, amountMinor);
  return Math.round(amountMinor / stepMinor) * stepMinor;
}

function bidAsGuest(table: Table, member: Member, at: Date): void {
  table.offer(member, minimumFor(table.lot, member.id), at);
}

/** Lets the guest lead or be outbid, by one more bid shortly before the play ends. */
function settle(table: Table, { crowd, until, lot }: Auction, { member, leads }: NonNullable<Auction["guest"]>): void {
  const isLeader = table.lot.leaderId === member.id;
  if (isLeader === leads) return;
  const last = leads ? member : crowd.find(({ id }) => id !== member.id);
  if (!last) return;
  const beyond = (table.lot.leaderMaximumMinor ?? lot.startPriceMinor) * 1.06;
  const { stepMinor } = stepAt(lot.steps, beyond);
  const at = Math.min(until.getTime(), table.lot.endsAt.getTime()) - 90_000;
  table.offer(last, Math.ceil(beyond / stepMinor) * stepMinor, new Date(at));
}
