import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { type CarrierPrice, carrierPrice, parcelWeight } from "./carrier-rules.ts";
import { carrierPrices, carriers } from "./table.ts";

/** A carrier that takes the parcel, with what it asks in haléře. */
export interface PricedCarrier extends Pick<typeof carriers.$inferSelect, "id" | "name" | "note" | "destination"> {
  readonly priceMinor: number;
}

/** What is to be sent: its pieces, or goods that are handed over in a store alone. */
type SentLines = readonly (Parameters<typeof parcelWeight>[0][number] & { readonly isForPickup: boolean })[];

/** The carriers that take such goods in one parcel to a country today, in their order (rule GO2). */
export async function listCarriers(
  ctx: Ctx,
  { country, lines }: { country: string; lines: SentLines },
): Promise<PricedCarrier[]> {
  if (lines.some(({ isForPickup }) => isForPickup)) return [];
  const weightG = parcelWeight(lines);
  const day = pragueDay(ctx.clock());
  const rows = await ctx.db
    .select({ carrier: carriers, price: carrierPrices })
    .from(carriers)
    .innerJoin(carrierPrices, eq(carrierPrices.carrierId, carriers.id))
    .where(eq(carriers.isShown, true))
    .orderBy(asc(carriers.position), asc(carriers.id));
  const byCarrier = Map.groupBy(rows, ({ carrier }) => carrier.id);
  return [...byCarrier.values()].flatMap((own) => {
    const prices: CarrierPrice[] = own.map(({ price }) => price);
    const priceMinor = carrierPrice(prices, { country, weightG, day });
    const carrier = own[0]?.carrier;
    const isReachable = carrier?.destination === "address" || ctx.ports.pickupPoints !== null;
    return carrier && isReachable && priceMinor !== null
      ? [
          {
            id: carrier.id,
            name: carrier.name,
            note: carrier.note,
            destination: carrier.destination,
            priceMinor,
          },
        ]
      : [];
  });
}
