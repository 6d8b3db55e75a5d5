import { composeGoods } from "./compose-goods.ts";
import type { GoodsSpec, PictureRole } from "./goods.ts";
import { createRandom } from "./random.ts";

/**
 * The two to five pictures of a lot, the front first. They are known before anything is drawn, so that their places can
 * be kept.
 */
export function galleryOf(spec: GoodsSpec): PictureRole[] {
  const { details, back } = composeGoods(spec);
  const random = createRandom(spec.seed).fork("gallery");
  const roles: PictureRole[] = ["front", ...details.map(({ role }) => role)];
  if (random.chance(0.45) && back) roles.push("back");
  // Not every seller takes every picture; the front and one detail are always there.
  const dropped = random.chance(0.4) && roles.length > 2 ? random.int(2, roles.length - 1) : -1;
  return roles.filter((_, index) => index !== dropped);
}
