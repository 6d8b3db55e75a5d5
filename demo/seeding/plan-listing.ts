import { additions } from "#demo/content/additions.ts";
import { conditionOf } from "#demo/content/condition.ts";
import { countryOf } from "#demo/content/country.ts";
import { describe } from "#demo/content/description.ts";
import { drawingSpecOf } from "#demo/content/drawing-spec.ts";
import type { Good } from "#demo/content/good.ts";
import { type Offered, pickLine } from "#demo/content/offered.ts";
import type { GoodsSpec } from "#demo/drawing/goods.ts";
import type { Random } from "#demo/drawing/random.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { endsAt } from "#server/features/monthly-sales/end-rules.ts";
import { auctionColumns, type ListingColumns, niceMinor, published } from "./listing-columns.ts";
import type { Member } from "./member.ts";
import { planAuction } from "./plan-auction.ts";
import type { PlayedBid } from "./play-auction.ts";
import { hourMs, sevenDaysBefore } from "./prague-time.ts";
import { earlierStart, laterStart, type Scene } from "./scenes.ts";
import type { Setting } from "./setting.ts";

/** A listing with all its rows, before any is stored. */
export interface PlannedListing {
  readonly columns: ListingColumns;
  readonly brand: string | null;
  /** The spec of its pictures; null for a demand. */
  readonly spec: GoodsSpec | null;
  readonly bids: readonly PlayedBid[];
  /** Written under the description after the first bid. */
  readonly addition?: { readonly text: string; readonly addedAt: Date };
}

/** Puts a good on offer as the scene wants it. Amounts in haléře. */
export function planListing(
  scene: Scene,
  good: Good,
  seller: Member,
  setting: Setting,
  random: Random,
): PlannedListing {
  const sheet = conditionOf(good, random);
  const handover = random.pick(["post", "post", "both"] as const);
  const common = {
    sellerId: seller.id,
    type: "supply",
    categoryId: good.categoryId,
    name: good.name,
    slug: slugOf(good.name, "cs"),
    description: describe(good, sheet, { place: seller.town, handover }, random),
    ...sheet,
    shippingMinor: random.pick([12_900, 14_900, 16_900, 19_900]),
    handover,
    place: seller.town,
    country: countryOf(good),
  } as const;
  const { columns, bids } = columnsOf(scene, good, seller, setting, random);
  return {
    columns: { ...common, ...columns },
    brand: good.brand,
    spec: drawingSpecOf(good, sheet),
    bids,
    ...additionAfter(bids, { good, sheet, handover }, random),
  };
}

/** Some sellers answer in public what several people have asked. */
function additionAfter(
  bids: readonly PlayedBid[],
  offered: Offered,
  random: Random,
): Pick<PlannedListing, "addition"> {
  const bid = bids[Math.floor(bids.length / 2)];
  if (!bid || !random.chance(0.09)) return {};
  const text = pickLine(additions, offered, random);
  return { addition: { text, addedAt: new Date(bid.placedAt.getTime() + 17_000) } };
}

type Running = Omit<ListingColumns, "sellerId" | "type">;

function columnsOf(
  scene: Scene,
  good: Good,
  seller: Member,
  setting: Setting,
  random: Random,
): { columns: Running; bids: readonly PlayedBid[] } {
  const { now } = setting;
  const worthMinor = good.worthCzk * 100;
  switch (scene.kind) {
    case "fixed_price":
    case "by_agreement": {
      const startsAt = earlierStart(now, 40, random);
      const asked = scene.kind === "fixed_price" ? niceMinor(worthMinor * random.float(0.95, 1.2)) : null;
      const columns = {
        ...published(startsAt),
        saleMode: scene.kind,
        status: "live",
        askedPriceMinor: asked,
      } as const;
      return { columns: { ...columns, views: random.int(10, 400) }, bids: [] };
    }
    case "draft": {
      const createdAt = earlierStart(now, 9, random);
      const startPriceMinor = random.chance(0.5) ? niceMinor(worthMinor * 0.4) : null;
      return {
        columns: { saleMode: "auction", status: "draft", startPriceMinor, createdAt, updatedAt: createdAt },
        bids: [],
      };
    }
    case "in_review": {
      const createdAt = earlierStart(now, 2, random);
      const startPriceMinor = niceMinor(worthMinor * 0.4);
      return {
        columns: {
          saleMode: "auction",
          status: "in_review",
          startPriceMinor,
          createdAt,
          updatedAt: createdAt,
        },
        bids: [],
      };
    }
    case "scheduled": {
      const startsAt = laterStart(now, random);
      const createdAt = earlierStart(now, 3, random);
      const columns = auctionColumns(startsAt, endsAt(startsAt, "7d"), niceMinor(worthMinor * 0.4));
      return {
        columns: { ...columns, status: "scheduled", activateAt: startsAt, createdAt, updatedAt: createdAt },
        bids: [],
      };
    }
    case "cancelled": {
      const startsAt = earlierStart(now, 60, random);
      const columns = auctionColumns(startsAt, endsAt(startsAt, "7d"), niceMinor(worthMinor * 0.9));
      const closedAt = new Date(startsAt.getTime() + 20 * hourMs);
      return {
        columns: {
          ...columns,
          status: "cancelled",
          cancelledBy: "seller",
          closedAt: closedAt < now ? closedAt : now,
        },
        bids: [],
      };
    }
    default:
      return planAuction(
        scene,
        good,
        seller,
        { ...setting, ...spanOf(scene, good, setting, random) },
        random,
      );
  }
}

function spanOf(
  scene: Extract<Scene, { kind: "live" | "closed" | "monthly" | "closed_monthly" }>,
  good: Good,
  { now, closingGroupOf }: Setting,
  random: Random,
) {
  if (scene.kind === "live" || scene.kind === "closed") {
    const startsAt = sevenDaysBefore(scene.endsAt);
    return { duration: "7d" as const, startsAt, plannedEnd: endsAt(startsAt, "7d") };
  }
  const duration = "monthly" as const;
  const group = closingGroupOf(good.categoryId);
  if (scene.kind === "closed_monthly") {
    return { duration, startsAt: scene.startsAt, plannedEnd: endsAt(scene.startsAt, duration, group) };
  }
  // A listing published long ago may have joined an earlier sale; one published now always joins a coming one.
  let startsAt = earlierStart(now, 22, random);
  if (endsAt(startsAt, duration, group) <= now) startsAt = earlierStart(now, 5, random);
  return { duration, startsAt, plannedEnd: endsAt(startsAt, duration, group) };
}
