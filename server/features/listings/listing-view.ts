import type { Brand, CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { inheritedPolicy } from "#server/features/catalogue/policy-of.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { feeLineOf } from "#server/features/fees/read-fees.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { isNew, reserveStateOf, usableBuyNow } from "./card-rules.ts";
import type { CardRow } from "./select-cards.ts";
import { nameIn } from "./shown-name.ts";

/** Rows to cards, in the same order. */
export async function listingCards(ctx: Ctx, rows: readonly CardRow[], lang: Locale): Promise<ListingCard[]> {
  const categories = await readCategories(ctx);
  const now = ctx.clock();
  return rows.map((row) => {
    const category = categories.get(row.categoryId ?? 0);
    const card = toListingCard(row, category ? categoryLinkOf(category, lang) : noCategory, now);
    return { ...card, ...nameIn(lang, row), stock: stockOf(row, categories) };
  });
}

type PlainCard = Omit<ListingCard, "name" | "nameLang" | "stock">;
type Categories = Awaited<ReturnType<typeof readCategories>>;

/** A draft may lie in no category yet. */
const noCategory: CategoryLink = { id: 0, slug: "", name: "" };

/** One row to a card; neither the reserve nor a maximum is ever in it. */
function toListingCard(row: CardRow, category: CategoryLink, now: Date): PlainCard {
  const buyNow = usableBuyNow(row, now);
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    saleMode: row.saleMode,
    status: row.status,
    category,
    brand: brandOf(row),
    picture: row.picture && pictureView(row.picture),
    volumeMl: row.volumeMl,
    strengthPercent: row.strengthPercent === null ? null : Number(row.strengthPercent),
    vintage: row.vintage,
    ageYears: row.ageYears,
    pieces: row.pieces,
    price: czk(row.shownPriceMinor),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    bidCount: row.bidCount,
    watchers: row.watcherCount,
    lotNumber: row.lotNumber,
    saleClosesOn: row.saleClosesOn,
    plannedEndsAt: row.plannedEndsAt?.toISOString() ?? null,
    reserve: reserveStateOf(row),
    buyerPremium: row.buyerPremium && feeLineOf(row.buyerPremium),
    buyNow: czk(buyNow),
    highlighted: row.highlighted,
    topped: row.toppedUntil !== null && row.toppedUntil > now,
    isNew: isNew(row, now),
    place: row.place,
  };
}

const czk = (minor: number | null) => (minor === null ? null : toCzk(minor));

function stockOf(row: CardRow, categories: Categories): ListingCard["stock"] {
  if (row.saleMode !== "stock") return null;
  const { originalPriceMinor, lowestPriceMinor, inStock } = row;
  const { vouchers: mayCostLess } = inheritedPolicy(categories, row.categoryId);
  return { originalPrice: czk(originalPriceMinor), lowestPrice: czk(lowestPriceMinor), inStock, mayCostLess };
}

function brandOf(row: CardRow): Brand | null {
  return row.brandId !== null && row.brandName !== null ? { id: row.brandId, name: row.brandName } : null;
}
