import { dayMs, hourMs, minuteMs } from "#contract/values/durations.ts";
import type { Random } from "#demo/random.ts";
import { saleOf } from "#server/features/monthly-sales/auction-end-rules.ts";
import type { DemoSize } from "./demo-size.ts";
import { eveningAfter, isWakingTime, pragueTime, startOfMonth, wholeMinute } from "./prague-time.ts";

/** The part that the demo's buyer plays in an auction. */
type GuestPart = "leads" | "outbid";

/** A listing to be planned for a good that is not chosen yet. */
export type Scene =
  | { readonly kind: "live"; readonly endsAt: Date; readonly guest?: GuestPart }
  | { readonly kind: "monthly" }
  | { readonly kind: "fixed_price" | "by_agreement" | "scheduled" | "draft" | "in_review" | "cancelled" }
  | {
      readonly kind: "closed";
      readonly endsAt: Date;
      readonly sold: boolean;
      readonly guest?: GuestPart;
      readonly isSellers?: true;
    }
  | { readonly kind: "closed_monthly"; readonly startsAt: Date; readonly sold: boolean };

interface Counts {
  readonly today: number;
  readonly week: number;
  readonly monthly: number;
  readonly fixed: number;
  readonly agreement: number;
  readonly scheduled: number;
  readonly draft: number;
  readonly inReview: number;
  readonly cancelled: number;
  readonly sold: number;
  readonly unsold: number;
  readonly closedMonthly: number;
  /** How many auctions the buyer leads, and in how many the buyer has been outbid; the same for live and closed ones. */
  readonly guest: { readonly live: number; readonly closed: number };
}

const counts: Record<DemoSize, Counts> = {
  full: {
    ...{
      today: 12,
      week: 76,
      monthly: 40,
      fixed: 32,
      agreement: 13,
      scheduled: 8,
      draft: 4,
      inReview: 1,
      cancelled: 3,
    },
    sold: 42,
    unsold: 14,
    closedMonthly: 30,
    guest: { live: 5, closed: 5 },
  },
  small: {
    ...{
      today: 3,
      week: 4,
      monthly: 3,
      fixed: 3,
      agreement: 1,
      scheduled: 1,
      draft: 1,
      inReview: 1,
      cancelled: 1,
    },
    sold: 4,
    unsold: 1,
    closedMonthly: 3,
    guest: { live: 1, closed: 1 },
  },
};

/** Groups close over less than an hour; soft closes may add to it. */
const closingNightMs = 3 * hourMs;

/** All scenes of the demo at `now`, in no particular order. */
export function scenesOf(size: DemoSize, now: Date, random: Random): Scene[] {
  const c = counts[size];
  const plain = (
    kind: "fixed_price" | "by_agreement" | "scheduled" | "draft" | "in_review" | "cancelled" | "monthly",
    count: number,
  ) => Array.from({ length: count }, (): Scene => ({ kind }));
  return [
    ...withGuest([...endingNext(c.today, now), ...endingThisWeek(c.week, now, random)], c.guest.live),
    ...bySeller(withBuyer(closed(c.sold, true, now, random), c.guest.closed)),
    ...withGuest(closed(c.unsold, false, now, random), 1),
    ...closedMonthly(c.closedMonthly, now, random),
    ...plain("monthly", c.monthly),
    ...plain("fixed_price", c.fixed),
    ...plain("by_agreement", c.agreement),
    ...plain("scheduled", c.scheduled),
    ...plain("draft", c.draft),
    ...plain("cancelled", c.cancelled),
    ...plain("in_review", c.inReview),
  ];
}

type Timed = Extract<Scene, { kind: "live" | "closed" }>;

/** Puts the buyer into every third of the first scenes: leading in `count`, outbid in as many. */
function withGuest(scenes: Timed[], count: number): Scene[] {
  return scenes.map((scene, index) => {
    const turn = Math.floor(index / 3);
    if (index % 3 !== 1 || turn >= 2 * count) return scene;
    return { ...scene, guest: turn % 2 === 0 ? "leads" : "outbid" };
  });
}

/** Lets the buyer win every third of the latest sales and lose as many before them. */
function withBuyer(scenes: Timed[], count: number): Timed[] {
  return scenes.map((scene, index) => {
    const turn = Math.floor(index / 3);
    if (index % 3 !== 1 || turn >= 2 * count) return scene;
    return { ...scene, guest: turn < count ? "leads" : "outbid" };
  });
}

/** Gives the demo's seller every second of the latest sales, so that the account has a deal in each state. */
function bySeller(scenes: Timed[]): Timed[] {
  return scenes.map((scene, index) => (index % 2 === 0 && index < 14 ? { ...scene, isSellers: true } : scene));
}

/** Ends next: two within ten minutes, several within two hours, the rest in the evening, and at night all of them. */
function endingNext(count: number, now: Date): Timed[] {
  const soon = [8, 10, 34, 57, 83, 112]
    .slice(0, Math.ceil(count / 2))
    .map((minutes) => new Date(now.getTime() + minutes * minuteMs))
    .filter(isWakingTime);
  const { from, until } = eveningAfter(new Date(now.getTime() + 2 * hourMs));
  const left = count - soon.length;
  const later = Array.from({ length: left }, (_, index) => {
    const share = (index + 1) / left;
    return new Date(from.getTime() + (until.getTime() - from.getTime()) * share);
  });
  return [...soon, ...later].map((endsAt) => ({ kind: "live", endsAt: wholeMinute(endsAt) }));
}

function endingThisWeek(count: number, now: Date, random: Random): Timed[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: "live",
    endsAt: eveningOf(now, 1 + (index % 6), random),
  }));
}

/** Ends over the last twelve months, denser towards now. */
function closed(count: number, sold: boolean, now: Date, random: Random): Timed[] {
  return Array.from({ length: count }, (_, index) => {
    const days = 1 + Math.floor(350 * (index / count) ** 2);
    return { kind: "closed", sold, endsAt: eveningOf(now, -days, random) };
  });
}

/** Most past lots were in the last two monthly sales, some in the two before those. */
function closedMonthly(count: number, now: Date, random: Random): Scene[] {
  const sales = pastSaleDates(now, 4);
  return Array.from({ length: count }, (_, index): Scene => {
    const sale = sales[index % 15 < 13 ? index % 2 : 2 + (index % 2)] ?? now;
    const startsAt = pragueTime(sale, -random.int(8, 22), random.int(8, 19), random.int(0, 59));
    return { kind: "closed_monthly", startsAt, sold: index % 5 > 0 };
  });
}

/** When the last completed monthly sales closed, the latest first. */
function pastSaleDates(now: Date, count: number): Date[] {
  const sales: Date[] = [];
  for (let months = 0; sales.length < count; months++) {
    const { closesAt } = saleOf(startOfMonth(now, -months));
    if (closesAt.getTime() + closingNightMs < now.getTime()) sales.push(closesAt);
  }
  return sales;
}

/** A time between 18:00 and 21:30, `days` after the day of `now`. */
function eveningOf(now: Date, days: number, random: Random): Date {
  return pragueTime(now, days, 18, random.int(0, 210));
}

/** When an auction was published in an evening of the last `days`; it would have ended in one, too. */
export function eveningStart(now: Date, days: number, random: Random): Date {
  return eveningOf(now, -random.int(1, days), random);
}

/** How many days and hours a scheduled listing waits for its start. */
export function laterStart(now: Date, random: Random): Date {
  return pragueTime(now, random.int(1, 12), random.int(8, 20), random.pick([0, 30]));
}

/** When a listing without an end was published: within the last `days`. */
export function earlierStart(now: Date, days: number, random: Random): Date {
  return wholeMinute(new Date(now.getTime() - random.float(0.02, 1) * days * dayMs));
}
