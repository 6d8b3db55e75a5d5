import { demands } from "#demo/content/demands.ts";
import { allGoods } from "#demo/content/goods.ts";
import { sellerEmail } from "#demo/content/people.ts";
import { createRandom, type Random } from "#demo/random.ts";
import type { DemoSize } from "./demo-size.ts";
import type { Member } from "./member.ts";
import { planDemand } from "./plan-demand.ts";
import { type PlannedListing, planListing } from "./plan-listing.ts";
import { planPastSales } from "./plan-past-sales.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import type { Setting } from "./setting.ts";

const seed = 1_863;
const demandCounts: Record<DemoSize, number> = { full: demands.length, small: 2 };

/** Every supply and demand of the demo at `setting.now`, each planned when the caller takes it. */
export function* planDemo(size: DemoSize, setting: Setting): Generator<PlannedListing> {
  const random = createRandom(seed);
  const scenes = scenesOf(size, setting.now, random.fork("scenes"));
  const goods = shuffled(allGoods, random.fork("goods"));
  const sellers = shuffled(sellersOf(setting.members), random.fork("sellers"));
  for (const [index, scene] of scenes.entries()) {
    const good = goods[index];
    const seller = sellerFor(scene, setting.members) ?? sellers[index % sellers.length];
    if (!good || !seller) break;
    yield planListing(scene, good, seller, setting, random.fork(good.name));
  }
  yield* planPastSales(size, scenes, goods, sellers, setting, random.fork("past sales"));
  for (const [index, row] of demands.slice(0, demandCounts[size]).entries()) {
    // The demo's seller has a demand too, so that the account gets offers.
    const seeker = index === 0 ? theSeller(setting.members) : sellers[(index * 7 + 3) % sellers.length];
    if (seeker) yield planDemand(row, seeker, index % 7 === 6, setting.now, random.fork(row.name));
  }
}

/** Sellers, each as often as the person's share of the listings. */
function sellersOf(members: readonly Member[]): Member[] {
  return members.flatMap((member) => Array.from({ length: member.offers }, () => member));
}

/** The seller of scenes that belong to one account. */
function sellerFor(scene: Scene, members: readonly Member[]): Member | undefined {
  if (scene.kind === "in_review") return theNewSeller(members);
  const isSellers = scene.kind === "draft" || ("isSellers" in scene && scene.isSellers);
  return isSellers ? theSeller(members) : undefined;
}

/** A member who has only bought so far, so that the listing waits for a moderator. */
function theNewSeller(members: readonly Member[]): Member | undefined {
  return members.findLast(({ offers, newcomer }) => offers === 0 && !newcomer);
}

/** Drafts and the last sales belong to the demo's seller, for the visitor who signs in there. */
function theSeller(members: readonly Member[]): Member | undefined {
  return members.find(({ email }) => email === sellerEmail);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.float(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
