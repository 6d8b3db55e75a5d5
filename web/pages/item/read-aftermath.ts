import type { ListingDetail } from "#contract/listings.ts";
import type { Locale } from "#contract/locale.ts";
import type { NextSteps, SecondChance } from "#contract/purchases.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The possible next steps of a lot without a buyer, for this visitor. */
export interface Aftermath {
  readonly nextSteps: NextSteps | null;
  readonly secondChance: SecondChance | null;
}

/** Asked for only where there may be an answer: of an unsold lot, for its seller or somebody who has bid. */
export async function readAftermath(
  api: ApiClient,
  { id, lot }: ListingDetail,
  lang: Locale,
): Promise<Aftermath> {
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
