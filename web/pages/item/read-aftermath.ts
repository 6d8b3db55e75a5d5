import type { ListingDetail } from "#contract/listings/listings.ts";
import type { NextSteps, SecondChance } from "#contract/purchases/purchases.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The next steps after a lot that found no buyer, for the visitor. */
export interface Aftermath {
  readonly nextSteps: NextSteps | null;
  readonly secondChance: SecondChance | null;
}

/** Asked for only where there may be an answer: for an unsold lot, by its seller or one of its bidders. */
export async function readAftermath(api: ApiClient, { id, lot }: ListingDetail, lang: Locale): Promise<Aftermath> {
  const none = { nextSteps: null, secondChance: null };
  if (lot.status !== "unsold" || !lot.viewer) return none;
  if (lot.viewer.isSeller) {
    const { data } = await api.purchases.nextSteps({ query: { ids: String(id) } });
    return { ...none, nextSteps: data[0] ?? null };
  }
  if (!lot.viewer.hasBid) return none;
  const { data } = await api.purchases.secondChances({ query: { lang, listing: id } });
  return { ...none, secondChance: data[0] ?? null };
}
