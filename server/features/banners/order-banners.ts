import type { BannerBody } from "#contract/banners/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { forgetShownBanners } from "./list-shown-banners.ts";
import { banners } from "./table.ts";

interface Order {
  readonly place: BannerBody["place"];
  readonly ids: readonly number[];
}

/** Puts all banners of a place in an order, by whoever has seen all of them (rule SE9). For people with the scope `content`. */
export async function orderBanners(ctx: Ctx, { place, ids }: Order): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({ id: banners.id })
      .from(banners)
      .where(eq(banners.place, place))
      .orderBy(asc(banners.position), asc(banners.id))
      .for("update");
    const before = rows.map(({ id }) => id);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new Conflict("CHANGED_ELSEWHERE");
    for (const [position, id] of ids.entries()) await tx.db.update(banners).set({ position }).where(eq(banners.id, id));
    await recordChange(tx, { subject: "banner", id: "order", from: before, to: ids });
    pagesChanged(tx);
    tx.afterCommit(() => forgetShownBanners(ctx));
  });
}
