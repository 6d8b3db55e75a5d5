import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { listings } from "../listings/table.ts";
import { stores } from "../stores/table.ts";

/**
 * Goods that the operator sells from stock. What everything on offer has (name, category, pictures, the price in force) stands in
 * the product's row of `listings`, whose sale mode is `stock` (decisions/0069).
 */
export const products = pgTable(
  "products",
  {
    id: int8("id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    sku: text("sku").notNull().unique(),
    /** The usual price and, with its span, the reduced one; haléře with tax. */
    priceMinor: minor("price_minor").notNull(),
    reducedMinor: minor("reduced_minor"),
    reducedFrom: instant("reduced_from"),
    reducedUntil: instant("reduced_until"),
    /** When its price next changes by itself; null: not at all. */
    priceChangesAt: instant("price_changes_at"),
    taxClass: text("tax_class", { enum: taxClasses }).notNull().default("standard"),
    /** No longer read: `taxClass` says it. It goes with the next release. */
    taxRate: smallint("tax_rate").notNull().default(21),
    family: text("family"),
    /** Of a piece with its packing; null: estimated from the volume. */
    weightG: integer("weight_g"),
    /** What a piece costs the operator, haléře without tax, for margins; null: not known. Never shown to visitors. */
    purchaseMinor: minor("purchase_minor"),
    takesBackOrders: boolean("takes_back_orders").notNull(),
    /** Rises when the operator changes it. */
    version: integer("version").notNull().default(0),
  },
  (table) => [
    check("products_price", sql`${table.priceMinor} > 0`),
    check("products_reduced", sql`${table.reducedMinor} > 0 and ${table.reducedMinor} < ${table.priceMinor}`),
    check("products_span", sql`${table.reducedFrom} < ${table.reducedUntil}`),
    check("products_weight", sql`${table.weightG} > 0`),
    check("products_tax_class", sql`${table.taxClass} in ('standard', 'reduced', 'zero')`),
    check("products_purchase", sql`${table.purchaseMinor} > 0`),
    check("products_tax", sql`${table.taxRate} in (0, 12, 21)`),
    index("products_due").on(table.priceChangesAt).where(sql`price_changes_at is not null`),
    index("products_family").on(table.family).where(sql`family is not null`),
  ],
);

/** Every price at which a product was offered, from when on; append-only, since the law asks for the lowest one of 30 days. */
export const productPrices = pgTable(
  "product_prices",
  {
    productId: int8("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    from: instant("from_at").notNull(),
    /** null: not offered from then on. */
    priceMinor: minor("price_minor"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.from] })],
);

/** The pieces of a product that a store has; a missing row is none. */
export const productStock = pgTable(
  "product_stock",
  {
    productId: int8("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    storeId: int8("store_id")
      .notNull()
      .references(() => stores.id),
    pieces: integer("pieces").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.storeId] }),
    check("product_stock_pieces", sql`${table.pieces} >= 0`),
    index("product_stock_store").on(table.storeId),
  ],
);
