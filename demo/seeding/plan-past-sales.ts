import type { Good } from "#demo/content/goods.ts";
import type { Random } from "#demo/random.ts";
import type { DemoSize } from "./demo-size.ts";
import type { Member } from "./member.ts";
import { type PlannedListing, planListing } from "./plan-listing.ts";
import { pragueTime } from "./prague-time.ts";
import type { Scene } from "./scenes.ts";
import type { Setting } from "./setting.ts";

/** How often each bottle was sold over the year: enough for a median, too few for one, or once. */
const salesPerGood: Record<DemoSize, readonly number[]> = { full: [8, 7, 6, 5, 5, 3, 2, 1], small: [] };

/** Plans earlier sales of goods that are on offer, so that their pages have a history of prices. */
export function* planPastSales(
  size: DemoSize,
  scenes: readonly Scene[],
  goods: readonly Good[],
  sellers: readonly Member[],
  setting: Setting,
  random: Random,
): Generator<PlannedListing> {
  const onOffer = scenes.flatMap(({ kind }, index) => {
    const good = goods[index];
    return good && kind === "live" && isRecognisable(good) ? [good] : [];
  });
  for (const [index, count] of salesPerGood[size].entries()) {
    const good = onOffer[index];
    if (!good) return;
    for (let sale = 0; sale < count; sale++) {
      const days = Math.round(12 + (335 * (sale + random.float(0.1, 0.9))) / count);
      const endsAt = pragueTime(setting.now, -days, 18, random.int(0, 210));
      const seller = random.pick(sellers);
      yield planListing(
        { kind: "closed", sold: true, endsAt },
        { ...good, story: "", state: "" },
        seller,
        setting,
        random.fork(`${good.name} ${sale}`),
      );
    }
  }
}

/** As in the comparison of prices, only an age or a vintage makes two goods the same. */
function isRecognisable({ ageYears, vintage }: Good): boolean {
  return ageYears !== null || vintage !== null;
}
