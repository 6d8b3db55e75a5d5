import { dayMs } from "#contract/values/durations.ts";
import type { Demand } from "#demo/content/demands.ts";
import type { Random } from "#demo/random.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { published } from "./listing-columns.ts";
import type { Member } from "./member.ts";
import type { PlannedListing } from "./plan-listing.ts";
import { earlierStart } from "./scenes.ts";

/** Plans a demand; one whose owner has found the thing has ended. */
export function planDemand(
  { category, name, offer, text }: Demand,
  seeker: Member,
  isOver: boolean,
  now: Date,
  random: Random,
): PlannedListing {
  const startsAt = isOver ? new Date(now.getTime() - random.float(40, 90) * dayMs) : earlierStart(now, 35, random);
  return {
    columns: {
      ...published(startsAt),
      sellerId: seeker.id,
      type: "demand",
      saleMode: "fixed_price",
      status: isOver ? "unsold" : "live",
      categoryId: category,
      name,
      slug: slugOf(name, "cs"),
      description: text,
      askedPriceMinor: offer * 100,
      handover: "both",
      place: seeker.town,
      views: random.int(20, 300),
      ...(isOver && { closedAt: new Date(startsAt.getTime() + 30 * dayMs) }),
    },
    brand: null,
    pictures: [],
    bids: [],
  };
}
