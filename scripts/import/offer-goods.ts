import type { Ctx } from "#server/context.ts";
import { asc } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import type { CatalogueItem, ImportCounts } from "#server/features/listings/import-listings.ts";
import { importGoods } from "#server/features/products/import-goods.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { stores } from "#server/features/stores/table.ts";
import { WrongInput } from "../wrong-input.ts";

/** Takes items in as goods from stock of the site; `pieces` of each new one lie in the first store, none where there is no store. */
export async function offerGoods(
  ctx: Ctx,
  { pieces, email }: { pieces: number; email: string | null },
): Promise<(items: readonly CatalogueItem[]) => Promise<ImportCounts>> {
  await nameOperator(ctx, email);
  const [store] = await ctx.db
    .select({ id: stores.id })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id))
    .limit(1);
  const stock = store ? { storeId: store.id, pieces } : null;
  return async (items) => {
    try {
      return await importGoods(ctx, items, stock);
    } catch (error) {
      const sentence = error instanceof Conflict && faults[error.code as keyof typeof faults];
      throw sentence ? new WrongInput(sentence) : error;
    }
  };
}

const faults = {
  SHOP_MAIL_MISSING: "Goods are sold by the operator, whose contacts have no e-mail yet: give it with --email.",
  SHOP_MAIL_TAKEN: "The e-mail of the operator's contacts is the account of somebody else; change it first.",
};

/** Goods are sold in the name of the operator's e-mail (rule PD1); one that the contacts have stays. */
async function nameOperator(ctx: Ctx, email: string | null): Promise<void> {
  const { contacts } = await readPublicSettings(ctx);
  if (email !== null && !contacts.email) await storeSetting(ctx, "contacts", { ...contacts, email });
}
