import { conditionSheet } from "#contract/listings/condition-sheet.ts";
import { hourMs } from "#contract/values/durations.ts";
import type { Good } from "#demo/content/goods.ts";
import type { Random } from "#demo/random.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { endsAt } from "#server/features/monthly-sales/auction-end-rules.ts";
import { auctionColumns, type ListingColumns, published } from "./listing-columns.ts";
import type { Member } from "./member.ts";
import { planAuction } from "./plan-auction.ts";
import type { PlayedBid } from "./play-auction.ts";
import { sevenDaysBefore } from "./prague-time.ts";
import { earlierStart, eveningStart, laterStart, type Scene } from "./scenes.ts";
import type { Setting } from "./setting.ts";

/** A listing with all its rows, before any is stored. */
export interface PlannedListing {
  readonly columns: ListingColumns;
  readonly brand: string | null;
  readonly pictures: Good["pictures"];
  readonly bids: readonly PlayedBid[];
  /** Written under the description after the first bid. */
  readonly addition?: { readonly text: string; readonly addedAt: Date };
}

/** The part of what is on offer whose payment is protected. */
const shareProtected = 0.4;

/** Puts a good on offer as the scene wants it. Amounts in haléře. */
export function planListing(
  scene: Scene,
  good: Good,
  seller: Member,
  setting: Setting,
  random: Random,
): PlannedListing {
  const common = {
    sellerId: seller.id,
    type: "supply",
    categoryId: good.category,
    name: good.name,
    slug: slugOf(good.name, "cs"),
    description: `${good.note} ${good.story}\n\n${good.state.replace("{place}", seller.town)}`.trim(),
    ...conditionSheet.parse(good),
    shippingMinor: good.postage * 100,
    handover: good.handover,
    // Of a sale it is its deal that says so (store-protection.ts).
    isProtected: !isOver(scene) && random.fork("protection").chance(shareProtected),
    place: seller.town,
    country: good.country,
  } as const;
  const { columns, bids } = columnsOf(scene, good, seller, setting, random);
  return {
    columns: { ...common, ...columns },
    brand: good.brand,
    pictures: good.pictures,
    bids,
    ...additionAfter(bids, good),
  };
}

function isOver({ kind }: Scene): boolean {
  return kind === "closed" || kind === "closed_monthly" || kind === "cancelled";
}

/** Some sellers answer in public what several people have asked. */
function additionAfter(bids: readonly PlayedBid[], { addition }: Good): Pick<PlannedListing, "addition"> {
  const bid = bids[Math.floor(bids.length / 2)];
  if (!bid || addition === null) return {};
  return { addition: { text: addition, addedAt: new Date(bid.placedAt.getTime() + 17_000) } };
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
  const startPriceMinor = good.startPrice * 100;
  switch (scene.kind) {
    case "fixed_price":
    case "by_agreement": {
      const startsAt = earlierStart(now, 40, random);
      const asked = scene.kind === "fixed_price" ? good.askedPrice * 100 : null;
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
      return {
        columns: {
          ...{ saleMode: "auction", status: "draft", createdAt, updatedAt: createdAt },
          startPriceMinor: random.chance(0.5) ? startPriceMinor : null,
        },
        bids: [],
      };
    }
    case "in_review": {
      const createdAt = earlierStart(now, 2, random);
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
      const columns = auctionColumns(startsAt, endsAt(startsAt, "7d"), startPriceMinor);
      return {
        columns: { ...columns, status: "scheduled", activateAt: startsAt, createdAt, updatedAt: createdAt },
        bids: [],
      };
    }
    case "cancelled": {
      const startsAt = eveningStart(now, 60, random);
      const columns = auctionColumns(startsAt, endsAt(startsAt, "7d"), startPriceMinor);
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
      return planAuction(scene, good, seller, { ...setting, ...spanOf(scene, good, setting, random) }, random);
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
  const group = closingGroupOf(good.category);
  if (scene.kind === "closed_monthly") {
    return { duration, startsAt: scene.startsAt, plannedEnd: endsAt(scene.startsAt, duration, group) };
  }
  // A listing published long ago may have joined an earlier sale; one published now always joins a coming one.
  let startsAt = earlierStart(now, 22, random);
  if (endsAt(startsAt, duration, group) <= now) startsAt = earlierStart(now, 5, random);
  return { duration, startsAt, plannedEnd: endsAt(startsAt, duration, group) };
}
