import type { ListingFields } from "#contract/listings/own-listings.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import type { listings } from "#server/features/listings/table.ts";

type Columns = Partial<typeof listings.$inferInsert>;

/** The columns that a patch of the form sets; missing fields stay as they are. A new brand is added. */
export async function writtenColumns(ctx: Ctx, patch: Partial<ListingFields>): Promise<Columns> {
  const { categoryId, brandName, name, condition, activateAt } = patch;
  if (categoryId != null && !(await readCategories(ctx)).has(categoryId)) {
    throw new Invalid({ categoryId: ["CATEGORY_UNKNOWN"] });
  }
  const brandId = brandName === undefined ? undefined : ((await findOrAddBrand(ctx, brandName ?? ""))?.id ?? null);
  return withoutUndefined({
    type: patch.type,
    saleMode: patch.saleMode,
    categoryId,
    brandId,
    name,
    nameEn: patch.nameEn === "" ? null : patch.nameEn,
    slug: name === undefined ? undefined : name && slugOf(name, "cs"),
    description: patch.description,
    ...condition,
    startPriceMinor: minor(patch.startPrice),
    reserveMinor: minor(patch.reservePrice),
    buyNowMinor: minor(patch.buyNowPrice),
    askedPriceMinor: minor(patch.price),
    duration: patch.duration,
    automaticRelists: patch.automaticRelists,
    activateAt: activateAt == null ? activateAt : new Date(activateAt),
    shippingMinor: minor(patch.shippingPrice),
    handover: patch.handover,
    isProtected: patch.isProtected,
    place: patch.place,
    country: patch.country,
    declarations: patch.declarations && [...new Set(patch.declarations)].sort(),
    closingMinute: patch.closingMinute,
  });
}

function minor(amountCzk: number | null | undefined): number | null | undefined {
  return typeof amountCzk === "number" ? toMinor(amountCzk) : amountCzk;
}

function withoutUndefined<T extends object>(columns: T): T {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T;
}
