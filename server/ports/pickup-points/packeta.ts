import { z } from "zod";
import type { ShopCountry } from "#contract/carriers/carriers.ts";
import { hourMs } from "#contract/values/durations.ts";
import type { PickupPoint, PickupPointsPort } from "./pickup-points.ts";

export interface PacketaSettings {
  /** The public key of the client's account; feeds need no password. */
  readonly apiKey: string;
  /** Another than Packeta's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that a feed may take. */
  readonly patienceMs?: number;
  /** Milliseconds, of any beginning. */
  readonly now?: () => number;
}

/** Packeta asks for a list of each day at least. */
const freshMs = 6 * hourMs;
/** While the feeds are away an older list is better than none. */
const usableMs = 48 * hourMs;
/** Until a feed that did not answer is asked again. */
const pauseMs = 60_000;

/** Numbers come as texts in one version of the feed and as numbers in another. */
const written = z.union([z.string(), z.number()]).transform(String);
const flag = z.union([z.string(), z.number(), z.boolean()]).transform((value) => /^(1|true)$/.test(`${value}`));
const status = z.union([written, z.object({ statusId: written }).transform(({ statusId }) => statusId)]);
const point = z.object({
  id: written,
  name: z.string(),
  street: z.string().default(""),
  city: z.string(),
  zip: written.default(""),
  country: z.string(),
  status,
  displayFrontend: flag,
  maxWeight: written.nullish(),
});
/** Points by their numbers, or in a list. */
const feed = z
  .union([
    z
      .object({ data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]) })
      .transform(({ data }) => data),
    z.array(z.unknown()),
  ])
  .transform((points) => Object.values(points));

interface Stored {
  readonly points: readonly PickupPoint[];
  readonly at: number;
  /** When the next try may be made. */
  readonly nextAt: number;
}

/**
 * The pick-up points and boxes of Packeta (Zásilkovna) by its feeds of version 5, JSON by country. A list is kept for six hours, and for
 * two days where a feed is away or just being made (409).
 */
export function createPacketa({
  apiKey,
  endpoint = "https://pickup-point.api.packeta.com",
  patienceMs = 20_000,
  now = () => performance.now(),
}: PacketaSettings): PickupPointsPort {
  const stored = new Map<ShopCountry, Stored>();
  const loading = new Map<ShopCountry, Promise<readonly PickupPoint[]>>();
  const read = async (of: "branch" | "box", country: ShopCountry) => {
    const address = `${endpoint}/v5/${encodeURIComponent(apiKey)}/${of}/json?lang=cs&country=${country.toLowerCase()}`;
    const answer = await fetch(address, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`Packeta answered ${answer.status}`);
    return feed.parse(await answer.json()).flatMap((each) => pointOf(each, of === "box", country));
  };
  const load = async (country: ShopCountry) => {
    const [branches, boxes] = await Promise.all([read("branch", country), read("box", country)]);
    return [...branches, ...boxes];
  };
  const refresh = async (country: ShopCountry, old: Stored | undefined) => {
    try {
      const points = await load(country);
      stored.set(country, { points, at: now(), nextAt: now() + freshMs });
      return points;
    } catch (error) {
      if (!old || now() - old.at > usableMs) throw error;
      stored.set(country, { ...old, nextAt: now() + pauseMs });
      return old.points;
    }
  };
  return {
    kind: "packeta",
    list: (country) => {
      const old = stored.get(country);
      if (old && now() < old.nextAt) return Promise.resolve(old.points);
      const begun = loading.get(country) ?? refresh(country, old).finally(() => loading.delete(country));
      loading.set(country, begun);
      return begun;
    },
  };
}

/** A point of the feed; none where it cannot be read or lies elsewhere, so that one odd row does not take the list away. */
function pointOf(row: unknown, isBox: boolean, country: ShopCountry): PickupPoint[] {
  const { data } = point.safeParse(row);
  if (!data || data.country.toUpperCase() !== country) return [];
  const { id, name, street, city, zip, maxWeight } = data;
  const kilograms = Number(maxWeight ?? Number.NaN);
  return [
    {
      ...{ id, name, street, city, zip, country, isBox },
      // 1: in operation; others are planned, closed for a time, or for good.
      isOpen: data.status === "1" && data.displayFrontend,
      maxWeightG: kilograms > 0 ? Math.round(kilograms * 1_000) : null,
    },
  ];
}
