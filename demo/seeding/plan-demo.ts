import { allGoods } from "#demo/content/all-goods.ts";
import { demands } from "#demo/content/demands.ts";
import { createRandom, type Random } from "#demo/drawing/random.ts";
import type { DemoSize } from "./demo-size.ts";
import type { Member } from "./member.ts";
import { sellerEmail } from "./people.ts";
import { planDemand } from "./plan-demand.ts";
import { type PlannedListing, planListing } from "./plan-listing.ts";
import { planPastSales } from "./plan-past-sales.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import type { Setting } from "./setting.ts";

const seed = 1_863;
const demandCounts: Record<DemoSize, number> = { full: demands.length, small: 2 };

/** Everything that the demo offers and seeks at `setting.now`, each planned when it is asked for. */
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
    // The seller of the demo seeks something too, so that offers come to that account.
    const seeker = index === 0 ? theSeller(setting.members) : sellers[(index * 7 + 3) % sellers.length];
    if (seeker) yield planDemand(row, seeker, index % 7 === 6, setting.now, random.fork(row[1]));
  }
}

/** Each as often as the share of what is offered says. */
function sellersOf(members: readonly Member[]): Member[] {
  return members.flatMap((member) => Array.from({ length: member.offers }, () => member));
}

/** The seller in scenes that are made for one account. */
function sellerFor(scene: Scene, members: readonly Member[]): Member | undefined {
  if (scene.kind === "in_review") return theNewSeller(members);
  const isSellers = scene.kind === "draft" || ("isSellers" in scene && scene.isSellers);
  return isSellers ? theSeller(members) : undefined;
}

/** Somebody who has only bought so far: a listing of theirs waits for a moderator. */
function theNewSeller(members: readonly Member[]): Member | undefined {
  return members.findLast(({ offers, newcomer }) => offers === 0 && !newcomer);
}

/** Drafts and the last sales are there for a visitor who signs in as the demo's seller. */
function theSeller(members: readonly Member[]): Member | undefined {
  return members.find(({ email }) => email === sellerEmail);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.float(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
