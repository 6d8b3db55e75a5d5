import { LRUCache } from "lru-cache";
import type { Ctx } from "#server/context.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import { listAliases } from "./list-aliases.ts";

type Aliases = Promise<Map<number, string>>;

const cachedLots = 5_000;
const newCache = () => new LRUCache<number, { bidderCount: number; aliases: Aliases }>({ max: cachedLots });

/**
 * User id → public name, of those who had bid when the lot's row was read. Names never change (alias-rules.ts), so a stored
 * list serves until somebody new has bid.
 */
export function lotAliases(ctx: Ctx, { id, bidderCount }: Pick<LotRow, "id" | "bidderCount">): Aliases {
  const cache = ctx.state.of(newCache);
  const known = cache.get(id);
  if (known && known.bidderCount >= bidderCount) return known.aliases;
  const aliases = listAliases(ctx, id);
  cache.set(id, { bidderCount, aliases });
  aliases.catch(() => cache.peek(id)?.aliases === aliases && cache.delete(id));
  return aliases;
}
