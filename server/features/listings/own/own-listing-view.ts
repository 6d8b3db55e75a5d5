import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { conditionView } from "#server/features/listings/condition-view.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { findReturn } from "#server/features/listings/inspections/find-return.ts";
import { isInspectedBefore } from "#server/features/listings/inspections/is-inspected-before.ts";
import { findPendingEdit } from "#server/features/listings/pending/find-pending-edit.ts";
import { joinEdits } from "#server/features/listings/pending/hold-rules.ts";
import { listListingPictures, listPicturesById } from "#server/features/listings/pictures/list-listing-pictures.ts";
import { listingAdditions } from "#server/features/listings/table.ts";
import { findOpenOrder } from "#server/features/payments/create-order.ts";
import { paidPackageKey } from "./paid-package.ts";

/** A listing for its seller's form, secret amounts included: for its seller only. */
export async function ownListingView(ctx: Ctx, row: ListingRow): Promise<OwnListing> {
  const [brand] = row.brandId === null ? [] : await ctx.db.select().from(brands).where(eq(brands.id, row.brandId));
  const pending = await findPendingEdit(ctx, row);
  const fields = await ownFields(ctx, row);
  const { categoryId, condition } = fields;
  const policy = categoryId === null ? null : await policyOf(ctx, categoryId);
  const isInspected = await isInspectedBefore(ctx, row.sellerId);
  return {
    ...fields,
    id: row.id,
    slug: row.slug,
    status: row.status,
    version: row.version,
    declarationsNeeded: policy?.declarations ?? [],
    propertyRules: policy?.properties ?? [],
    condition: { ...conditionView(row), ...condition },
    brand: brand ? { id: brand.id, name: brand.name } : null,
    pictures: pending?.pictures
      ? await listPicturesById(ctx, pending.pictures)
      : await listListingPictures(ctx, row.id),
    bidCount: row.bidCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    returned: await findReturn(ctx, row),
    inspectedBefore: (row.status === "draft" || row.status === "awaiting_payment") && isInspected,
    editsWait: (row.status === "live" || row.status === "scheduled") && isInspected,
    payment: await awaitedOrder(ctx, row),
    paidPackage: await paidPackageKey(ctx, row),
    waiting: pending ? [...Object.keys(pending.fields), ...(pending.pictures ? ["pictures"] : [])] : [],
  };
}

async function awaitedOrder(ctx: Ctx, { id, status }: ListingRow): Promise<OwnListing["payment"]> {
  const order = status === "awaiting_payment" ? await findOpenOrder(ctx, { type: "package", id }) : null;
  return order && { orderId: order.id, hash: order.hash };
}

/** The fields as their seller left them, with what waits for a moderator's look. */
export async function ownFields(ctx: Ctx, row: ListingRow): Promise<ListingFields> {
  const [brand] = row.brandId === null ? [] : await ctx.db.select().from(brands).where(eq(brands.id, row.brandId));
  const pending = await findPendingEdit(ctx, row);
  return joinEdits(
    fieldsOf(row, await fullDescription(ctx, row), brand?.name ?? null),
    pending?.fields ?? {},
  ) as ListingFields;
}

/** The fields of the form as the contract writes them, amounts in CZK. Goods from stock have another form and are not found here. */
export function fieldsOf(row: ListingRow, description: string, brandName: string | null): ListingFields {
  if (row.saleMode === "stock") throw new NotFound();
  const czk = (minor: number | null) => (minor === null ? null : toCzk(minor));
  return {
    type: row.type,
    saleMode: row.saleMode,
    categoryId: row.categoryId,
    brandName,
    name: row.name,
    nameEn: row.nameEn,
    description,
    condition: conditionView(row),
    startPrice: czk(row.startPriceMinor),
    reservePrice: czk(row.reserveMinor),
    buyNowPrice: czk(row.buyNowMinor),
    price: czk(row.askedPriceMinor),
    duration: row.duration,
    automaticRelists: row.automaticRelists,
    activateAt: row.activateAt?.toISOString() ?? null,
    closingMinute: row.closingMinute,
    shippingPrice: czk(row.shippingMinor),
    handover: row.handover,
    isProtected: row.isProtected,
    place: row.place,
    country: row.country,
    declarations: row.declarations,
  };
}

/** The description with the additions made after the first bid, a paragraph each. */
export async function fullDescription(ctx: Ctx, row: ListingRow): Promise<string> {
  const added = await ctx.db
    .select({ text: listingAdditions.text })
    .from(listingAdditions)
    .where(eq(listingAdditions.listingId, row.id))
    .orderBy(asc(listingAdditions.id));
  return [row.description, ...added.map(({ text }) => text)].filter(Boolean).join("\n\n");
}
