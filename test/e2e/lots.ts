import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { addPictureRow, preparePicture } from "#server/features/media/store-picture.ts";
import { media } from "#server/features/media/table.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { expect } from "./journey.ts";
import { type Person, siteUrl } from "./people.ts";
import { serverContext } from "./server-context.ts";

type Overrides = Partial<Parameters<typeof makeListing>[1]>;
export type Lot = Awaited<ReturnType<typeof makeListing>>;

/** A live seven-day auction from 500 Kč among the rums, unless the overrides say otherwise; a draft has the brand that its publication needs. */
export async function makeLotOf(seller: Person, overrides: Overrides = {}): Promise<Lot> {
  const ctx = await serverContext();
  return makeListing(ctx, {
    sellerId: seller.id,
    categoryId: overrides.categoryId ?? (await categoryOf("jamajka")),
    description: "Láhev ze sbírky, stála ve tmě a chladu.",
    volumeMl: 700,
    ...(overrides.status === "draft" && { brandId: (await findOrAddBrand(ctx, "Palírna Na Kopci"))?.id }),
    shippingMinor: 290_00,
    ...overrides,
  });
}

/** Gives a listing a picture at a place of its gallery, files and all. */
export async function addPictureTo({ id, sellerId }: Lot, position = 0): Promise<void> {
  const ctx = await serverContext();
  const prepared = await preparePicture(ctx, { data: await pictureBytes(640, 800), ownerId: sellerId });
  await addPictureRow(ctx, prepared);
  await ctx.db.insert(listingPictures).values({ listingId: id, mediaId: prepared.id, position });
}

/** Gives a listing pictures whose files are not there yet. */
export async function addComingPicturesTo({ id }: Lot, count: number): Promise<void> {
  const { db } = await serverContext();
  for (let position = 0; position < count; position++) {
    const mediaId = `coming-${id}-${position}`;
    await db.insert(media).values({ id: mediaId, status: "pending", width: 1_200, height: 1_500, widths: [] });
    await db.insert(listingPictures).values({ listingId: id, mediaId, position });
  }
}

/** Somebody asks the owner about a listing; returns the id of their conversation. */
export async function askAbout(listing: { id: number }, { token }: Person, text: string): Promise<number> {
  const answer = await fetch(`${siteUrl()}/api/auctions/${listing.id}/questions`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": `journey-${listing.id}-${Date.now()}`,
    },
    body: JSON.stringify({ text, isPublic: true }),
  });
  const { data } = (await answer.json()) as { data: { conversationId: number } };
  return data.conversationId;
}

/** The page of a listing. */
export function pathOf(listing: { id: number; slug: string }): string {
  return `/${listing.id}/${listing.slug}`;
}

/** The id of a category by its Czech slug; the first of that name when several have it. */
export async function categoryOf(slug: string): Promise<number> {
  const { db } = await serverContext();
  const { rows } = await db.execute<{ id: string | number }>(
    sql`select id from categories where slug_cs = ${slug} order by depth, id limit 1`,
  );
  if (!rows[0]) throw new Error(`no category ${slug}`);
  return Number(rows[0].id);
}

/** Answers the question before a binding bid, and the second one that an unusual amount is asked. */
export async function confirmBid(page: Page): Promise<void> {
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: /^Závazně/ }).click();
  await expect(async () => {
    const again = question.getByRole("button", { name: /^Ano, nejvýše/ });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(question).toBeHidden({ timeout: 1_000 });
  }).toPass();
}
