import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { shopAccount } from "#server/features/accounts/shop-account.ts";
import { recordChanges } from "#server/features/audit/record-change.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import {
  changeStockListing,
  insertStockListings,
  offerStockListings,
  showStockListing,
} from "#server/features/listings/stock-listing.ts";
import { pastPrices } from "#server/features/products/past-prices.ts";
import { nextChange, priceInForce } from "#server/features/products/price-rules.ts";
import { type NamedProduct, pricedProduct, selectProducts } from "#server/features/products/read-product.ts";
import { productPrices, productStock, products } from "#server/features/products/table.ts";
import { noteChange } from "#server/features/products/watches/note-change.ts";
import { listingColumns, productColumns } from "#server/features/products/write-product.ts";
import { changedFields } from "./plan-rules.ts";
import type { Step } from "./plan-table.ts";

/** A step with the product that it adds or changes. */
type PlacedStep = Step & { readonly id: number };

/** Adds and changes what a table says in few statements. The caller has locked the products and codes and found them as the plan has. */
export async function storeSteps(tx: Ctx, steps: readonly Step[]): Promise<void> {
  const written = steps.filter(isWritten);
  const before = await rowsOf(
    tx,
    written.flatMap((step) => step.before?.id ?? []),
  );
  const brandIds = await brandsOf(tx, written, before);
  const added = await addListings(
    tx,
    steps.filter((step) => !step.before),
    brandIds,
  );
  const placed = steps.flatMap((step): PlacedStep[] => {
    const id = step.before?.id ?? added.get(step);
    return id === undefined ? [] : [{ ...step, id }];
  });
  const settled = placed.filter(isWritten);
  await storeProducts(tx, settled);
  await settlePrices(tx, settled, { brandIds, before });
  await storePieces(tx, placed);
  await noteChange(tx, ...placed.flatMap(({ before: known }) => known?.id ?? []));
  await record(tx, placed, before);
}

const isWritten = ({ before, body }: Step): boolean => before === null || changedFields(before.body, body).length > 0;

async function rowsOf(tx: Ctx, ids: readonly number[]): Promise<Map<number, NamedProduct>> {
  const rows = ids.length > 0 ? await selectProducts(tx, inArray(products.id, ids)) : [];
  return new Map(rows.map((row) => [row.product.id, row]));
}

/**
 * The brands that new products and changes name; one that is not known yet is added. In one order, so that two who add the same do not
 * wait for each other.
 */
async function brandsOf(tx: Ctx, steps: readonly Step[], before: Map<number, NamedProduct>) {
  const brandIds = new Map<string, number | null>();
  for (const step of steps) {
    const row = step.before && before.get(step.before.id);
    if (row?.brand) brandIds.set(row.brand, row.listing.brandId);
  }
  const names = new Set(steps.flatMap(({ body }) => body.brandName || []));
  for (const name of [...names].sort())
    if (!brandIds.has(name)) brandIds.set(name, (await findOrAddBrand(tx, name))?.id ?? null);
  return brandIds;
}

type BrandIds = ReadonlyMap<string, number | null>;
const columnsOf = ({ body }: Step, brandIds: BrandIds) =>
  listingColumns(body, brandIds.get(body.brandName ?? "") ?? null);

async function addListings(tx: Ctx, steps: readonly Step[], brandIds: BrandIds): Promise<Map<Step, number>> {
  if (steps.length === 0) return new Map();
  const columns = steps.map((step) => ({
    ...columnsOf(step, brandIds),
    ...pricesIn(priceInForce(productColumns(step.body), [], tx.clock())),
  }));
  const shop = await shopAccount(tx);
  const rows: ListingRow[] = [];
  for (const some of partsOf(columns, 500)) rows.push(...(await insertStockListings(tx, shop, some)));
  await offerStockListings(
    tx,
    rows.flatMap(({ id }, index) => (steps[index]?.body.isShown ? [id] : [])),
  );
  return new Map(steps.flatMap((step, index) => (rows[index] ? [[step, rows[index].id] as const] : [])));
}

async function storeProducts(tx: Ctx, steps: readonly PlacedStep[]): Promise<void> {
  if (steps.length === 0) return;
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await tx.db
    .insert(products)
    .values(
      steps.map(({ id, before, body }) => {
        const columns = productColumns(body);
        const version = before ? before.version + 1 : 0;
        return { id, ...columns, version, priceChangesAt: nextChange(columns, tx.clock()) };
      }),
    )
    .onConflictDoUpdate({
      target: products.id,
      set: {
        sku: excluded("sku"),
        priceMinor: excluded("price_minor"),
        reducedMinor: excluded("reduced_minor"),
        reducedFrom: excluded("reduced_from"),
        reducedUntil: excluded("reduced_until"),
        priceChangesAt: excluded("price_changes_at"),
        taxClass: excluded("tax_class"),
        family: excluded("family"),
        weightG: excluded("weight_g"),
        purchaseMinor: excluded("purchase_minor"),
        takesBackOrders: excluded("takes_back_orders"),
        version: excluded("version"),
      },
    });
}

/** As `settlePrice` does for one (rules PD2, PD3); a changed product takes its other columns in the same statement. */
async function settlePrices(
  tx: Ctx,
  steps: readonly PlacedStep[],
  { brandIds, before }: { brandIds: BrandIds; before: ReadonlyMap<number, NamedProduct> },
): Promise<void> {
  const now = tx.clock();
  const past = await pastPrices(tx, [...before.keys()]);
  const offers: (typeof productPrices.$inferInsert)[] = [];
  for (const step of steps) {
    const { id, body } = step;
    const prices = past.get(id) ?? [];
    const inForce = priceInForce(productColumns(body), prices, now);
    const row = before.get(id);
    if (row) {
      await changeStockListing(tx, id, { ...columnsOf(step, brandIds), ...pricesIn(inForce) });
      await showStockListing(tx, row.listing, body.isShown);
    }
    const priceMinor = body.isShown ? inForce.askedMinor : null;
    if ((prices.at(-1)?.priceMinor ?? null) !== priceMinor) offers.push({ productId: id, from: now, priceMinor });
  }
  if (offers.length > 0)
    await tx.db
      .insert(productPrices)
      .values(offers)
      .onConflictDoUpdate({
        target: [productPrices.productId, productPrices.from],
        set: { priceMinor: sql`excluded.price_minor` },
      });
}

const pricesIn = ({ askedMinor, originalMinor, lowestMinor }: ReturnType<typeof priceInForce>) => ({
  askedPriceMinor: askedMinor,
  originalPriceMinor: originalMinor,
  lowestPriceMinor: lowestMinor,
});

/** None leaves no row, so that an empty store can be taken away. */
async function storePieces(tx: Ctx, steps: readonly PlacedStep[]): Promise<void> {
  const moves = steps.flatMap(({ id, moves: some }) =>
    some.map(({ storeId, to }) => ({ productId: id, storeId, pieces: to })),
  );
  const [gone, stored] = [moves.filter(({ pieces }) => pieces === 0), moves.filter(({ pieces }) => pieces > 0)];
  await tx.db.execute(sql`
    delete from product_stock p using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as s("productId" int8, "storeId" int8)
    where p.product_id = s."productId" and p.store_id = s."storeId"`);
  for (const some of partsOf(stored))
    await tx.db
      .insert(productStock)
      .values(some)
      .onConflictDoUpdate({
        target: [productStock.productId, productStock.storeId],
        set: { pieces: sql`excluded.pieces` },
      });
  // What was written anew has told so already.
  for (const step of steps) if (step.moves.length > 0 && !isWritten(step)) await changeStockListing(tx, step.id, {});
}

/** Each product and each store's pieces have an entry of their own, as from their back office. */
async function record(tx: Ctx, steps: readonly PlacedStep[], before: ReadonlyMap<number, NamedProduct>) {
  const after = await rowsOf(
    tx,
    steps.filter(isWritten).map(({ id }) => id),
  );
  const changes = [
    ...[...after].map(([id, row]) => {
      const was = before.get(id);
      return {
        subject: "product" as const,
        id,
        from: was ? pricedProduct(was) : null,
        to: pricedProduct(row),
      };
    }),
    ...steps.flatMap(({ id, moves }) =>
      moves.map(({ storeId, from, to }) => ({ subject: "stock" as const, id: `${id}/${storeId}`, from, to })),
    ),
  ];
  for (const some of partsOf(changes)) await recordChanges(tx, some);
}

/** A statement takes 65 535 parameters, and a table names up to a hundred thousand numbers of pieces. */
function partsOf<Item>(items: readonly Item[], size = 5_000): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
