import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { productEvents } from "#server/features/products/events.ts";
import { productWatches } from "#server/features/products/watches/table.ts";
import { watchMail } from "./watch-mail.ts";

/** Tells who waits for goods that they can be had, unless they wait no more (rule PD13). */
export async function writeWatchMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { userId, productId, wishedMinor, priceMinor, at }: PayloadOf<typeof productEvents.ProductWatchMet>,
): Promise<void> {
  const isWatch = and(eq(productWatches.userId, userId), eq(productWatches.productId, productId));
  const [found] = await ctx.db
    .select({ user: users, listing: listings })
    .from(productWatches)
    .innerJoin(users, eq(users.id, productWatches.userId))
    .innerJoin(listings, eq(listings.id, productWatches.productId))
    .where(isWatch);
  if (found?.listing.status !== "live") return;
  const { user, listing } = found;
  await writeMail(ctx, mailSettings, user, {
    key: `goods-back:${productId}:${userId}:${at}`,
    kind: "goods-back",
    content: (addresses) =>
      watchMail({
        ...{ name: listing.name, priceMinor, wishedMinor },
        url: addresses.listing(listing),
        settingsUrl: addresses.watchedSearches(),
      }),
  });
}
