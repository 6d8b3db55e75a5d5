import type { ShopCountry } from "#contract/carriers/carriers.ts";
import type { FoundPoints } from "#contract/carriers/pickup-points.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import type { PickupPoint } from "#server/ports/pickup-points/pickup-points.ts";
import { matchPoints } from "./point-rules.ts";

/** The pick-up points of the shop's country that fit what somebody wrote; POINTS_AWAY where their list cannot be had. */
export async function findPoints(ctx: Ctx, written: string): Promise<FoundPoints> {
  const { points, total } = matchPoints(await listPoints(ctx, (await readPlainSetting(ctx, "shop")).country), written);
  return {
    points: points.map(({ id, name, street, city, zip, isBox }) => ({ id, name, street, city, zip, isBox })),
    total,
  };
}

/** A pick-up point, whether it is open or not; undefined where there is none. It may use the network, so never call it in a transaction. */
export async function findPoint(ctx: Ctx, id: string, country: ShopCountry): Promise<PickupPoint | undefined> {
  return (await listPoints(ctx, country)).find((point) => point.id === id);
}

async function listPoints(ctx: Ctx, country: ShopCountry): Promise<readonly PickupPoint[]> {
  if (!ctx.ports.pickupPoints) return [];
  try {
    return await ctx.ports.pickupPoints.list(country);
  } catch (error) {
    ctx.log.error({ err: error }, "the list of pick-up points could not be read");
    throw new Conflict("POINTS_AWAY");
  }
}
