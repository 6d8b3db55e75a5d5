import type { EditableStore, Store } from "#contract/stores/stores.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { readStores } from "./read-stores.ts";
import { stores } from "./table.ts";

/** The stores that visitors see, with the exceptional days that are still to come. */
export async function listStores(ctx: Ctx, lang: Locale): Promise<Store[]> {
  const today = pragueDay(ctx.clock());
  const shown = await readStores(ctx, eq(stores.isShown, true));
  return shown.map(({ position: _, isShown: _shown, version: _version, name, note, exceptions, ...store }) => ({
    ...store,
    ...inLanguage({ name, note }, lang),
    exceptions: exceptions.filter(({ on }) => on >= today),
  }));
}

/** All stores in both languages. For people with the scope `shop`. */
export async function listEditableStores(ctx: Ctx): Promise<EditableStore[]> {
  requireScope(ctx, "shop");
  return readStores(ctx);
}
