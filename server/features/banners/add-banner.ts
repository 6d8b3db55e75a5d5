import type { BannerBody, EditableBanner } from "#contract/banners/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { getEditableBanner } from "./list-banners.ts";
import { storeBanner } from "./store-banner.ts";

/** Adds a banner at the end of its group, without a picture at first. For people with the scope `content`. */
export async function addBanner(ctx: Ctx, banner: BannerBody): Promise<EditableBanner> {
  requireScope(ctx, "content");
  refuseSpan(banner);
  return transaction(ctx, async (tx) => {
    const id = await storeBanner(tx, banner);
    await recordChange(tx, { subject: "banner", id, from: null, to: banner });
    pagesChanged(tx);
    return getEditableBanner(tx, id);
  });
}

/** A banner that ends before it begins would never be seen. */
export function refuseSpan({ startsAt, endsAt }: BannerBody): void {
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    throw new Invalid({ endsAt: ["END_BEFORE_START"] });
}
