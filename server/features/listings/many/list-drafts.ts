import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { Picture } from "#contract/media/media.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, asc, eq, inArray } from "#server/db/query.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { brands } from "#server/features/catalogue/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { maxDrafts } from "#server/features/listings/own/insert-draft.ts";
import { fieldsOf } from "#server/features/listings/own/own-listing-view.ts";
import { publicationFaults } from "#server/features/listings/own/publication-rules.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { message } from "#server/messages/messages.ts";
import { numberRows } from "./number-rows-rules.ts";

/**
 * MB5: In the list of drafts each says what its publication would be refused for.
 */
export async function listDrafts(ctx: Ctx): Promise<DraftRow[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select({ draft: listings, brandName: brands.name })
    .from(listings)
    .leftJoin(brands, eq(brands.id, listings.brandId))
    .where(and(eq(listings.sellerId, userId), eq(listings.status, "draft"), eq(listings.type, "supply")))
    .orderBy(asc(listings.id))
    .limit(maxDrafts);
  const pictures = await picturesOf(
    ctx,
    rows.map(({ draft }) => draft.id),
  );
  const shown: DraftRow[] = [];
  const brandOf = new Map(rows.map(({ draft, brandName }) => [draft.id, brandName]));
  for (const { row: draft, ...place } of numberRows(rows.map(({ draft }) => draft))) {
    const row = await rowOf(ctx, draft, brandOf.get(draft.id) ?? null, pictures.get(draft.id) ?? []);
    shown.push({ ...row, ...place });
  }
  return shown;
}

async function rowOf(
  ctx: Ctx,
  draft: ListingRow,
  brandName: string | null,
  pictures: Picture[],
): Promise<Omit<DraftRow, "number" | "isOfNewestTable">> {
  const fields = fieldsOf(draft, draft.description, brandName);
  const policy = draft.categoryId === null ? null : await policyOf(ctx, draft.categoryId);
  const faults = publicationFaults(fields, {
    policy,
    pictureCount: pictures.length,
    demanded: true,
    replaces: null,
    now: ctx.clock(),
  });
  const missing = Object.entries(faults?.fields ?? {}).map(([field, keys]) => [
    field,
    keys.map((key) => message(ctx.locale, key, faults?.details)),
  ]);
  return {
    ...fields,
    id: draft.id,
    version: draft.version,
    pictures,
    declarationsNeeded: policy?.declarations ?? [],
    propertyRules: policy?.properties ?? [],
    missing: Object.fromEntries(missing),
  };
}

async function picturesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Picture[]>> {
  const rows = await ctx.db
    .select({ listingId: listingPictures.listingId, picture: media })
    .from(listingPictures)
    .innerJoin(media, eq(media.id, listingPictures.mediaId))
    .where(inArray(listingPictures.listingId, [...ids]))
    .orderBy(asc(listingPictures.listingId), asc(listingPictures.position), asc(listingPictures.mediaId));
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  return new Map([...byListing].map(([id, own]) => [id, own.map(({ picture }) => pictureView(picture))] as const));
}
