import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  declarations,
  durations,
  handovers,
  listingStatuses,
  listingTypes,
  saleModes,
  saleWays,
} from "#contract/listings/listing-kinds.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { bytea, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { brands, categories, nextItemId } from "../catalogue/table.ts";
import { feeTables } from "../fees/table.ts";
import { monthlySales } from "../monthly-sales/table.ts";
import { packages } from "../packages/table.ts";
import { orders } from "../payments/table.ts";

/**
 * Listings: what a user offers or seeks. The columns from `price_minor` on are the lot's running state, written only by the
 * bid queue and the closing, under the row's lock.
 */
export const listings = pgTable(
  "listings",
  {
    id: int8("id").primaryKey().default(nextItemId),
    sellerId: int8("seller_id")
      .notNull()
      .references(() => users.id),
    type: text("type", { enum: listingTypes }).notNull(),
    saleMode: text("sale_mode", { enum: saleModes }).notNull(),
    status: text("status", {
      enum: listingStatuses,
    }).notNull(),
    categoryId: int8("category_id").references(() => categories.id),
    brandId: int8("brand_id").references(() => brands.id),
    name: text("name").notNull().default(""),
    /** What the seller calls it on English pages; null: they show the Czech name. */
    nameEn: text("name_en"),
    slug: text("slug").notNull().default(""),
    description: text("description").notNull().default(""),

    volumeMl: integer("volume_ml"),
    /** Per cent of alcohol by volume, one decimal. */
    strengthPercent: numeric("strength_percent", { precision: 4, scale: 1, mode: "number" }),
    vintage: integer("vintage"),
    bottledYear: integer("bottled_year"),
    ageYears: integer("age_years"),
    pieces: integer("pieces"),
    fillLevel: text("fill_level"),
    closure: text("closure"),
    closureState: text("closure_state"),
    labelState: text("label_state"),
    boxState: text("box_state"),
    dutyStamp: text("duty_stamp"),
    storage: text("storage"),
    provenance: text("provenance"),

    startPriceMinor: minor("start_price_minor"),
    reserveMinor: minor("reserve_minor"),
    buyNowMinor: minor("buy_now_minor"),
    /** The price that a fixed-price supply or goods from stock ask, or the most that a demand offers. */
    askedPriceMinor: minor("asked_price_minor"),
    /** Of goods from stock at a reduced price: the price before, and the lowest of the 30 days before the reduction (rule PD2). */
    originalPriceMinor: minor("original_price_minor"),
    lowestPriceMinor: minor("lowest_price_minor"),
    duration: text("duration", { enum: durations }).notNull().default("7d"),
    /** When a seven-day auction closes, in minutes after midnight in Prague; null: the site spreads them over the evening. */
    closingMinute: integer("closing_minute"),
    /** Its monthly sale, and its number there, given when it goes live. */
    saleClosesOn: date("sale_closes_on", { mode: "string" }).references(() => monthlySales.closesOn),
    lotNumber: integer("lot_number"),
    /** When a draft is to go live; null for at once. */
    activateAt: instant("activate_at"),
    shippingMinor: minor("shipping_minor"),
    handover: text("handover", { enum: handovers }).notNull().default("post"),
    /** Whether its buyer pays into the site's keeping (rule PP1). */
    isProtected: boolean("is_protected").notNull().default(false),
    place: text("place"),
    country: text("country"),
    declarations: text("declarations", { enum: declarations }).array().notNull().default([]),
    /** Rises when its seller changes it; a form that has read an earlier one does not overwrite a later one. */
    version: integer("version").notNull().default(0),

    /** What it is published under; null: nothing that costs or brings anything. */
    packageId: int8("package_id").references(() => packages.id),
    /** The order that has paid for it; while the listing is a draft again, nobody pays a second time. */
    packageOrderId: int8("package_order_id").references(() => orders.id),
    /** The fees that it was published under; null: none. */
    feeTableId: int8("fee_table_id").references(() => feeTables.id),
    highlighted: boolean("highlighted").notNull().default(false),
    toppedUntil: instant("topped_until"),
    views: integer("views").notNull().default(0),
    watcherCount: integer("watcher_count").notNull().default(0),
    /** Rises with every public change of the lot's state; live events are numbered by it. */
    revision: int8("revision").notNull().default(0),
    /** Rises when the seller changes what is offered; a price named for an earlier one is not accepted (rule O5). */
    termsRevision: integer("terms_revision").notNull().default(0),
    /** The unsold listing that this one offers again. */
    relistedFromId: int8("relisted_from_id").references((): AnyPgColumn => listings.id),
    /** How many more times it is relisted automatically after an unsold end, at most three. */
    automaticRelists: integer("automatic_relists").notNull().default(0),
    cancelledBy: text("cancelled_by", { enum: ["seller", "moderator"] }),
    /** The moderator's or seller's reason for the cancellation. */
    cancelReason: text("cancel_reason"),
    /** The rule that a moderator's cancellation rests on (contract/moderation/decisions.ts). */
    cancelRule: text("cancel_rule"),
    /** Since when nothing may be bid, bought, offered or edited here because its seller is suspended; null while it runs freely. */
    frozenAt: instant("frozen_at"),
    /** Its key in an import's source: importing the same thing twice adds nothing. */
    importKey: text("import_key"),
    /** Its row in a batch of drafts that its seller started at once: the same batch again starts none. */
    batchKey: text("batch_key"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    publishedAt: instant("published_at"),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /** The end as first published; soft close moves only `ends_at`. */
    plannedEndsAt: instant("planned_ends_at"),
    closedAt: instant("closed_at"),

    /** Visible price; null before the first bid. */
    priceMinor: minor("price_minor"),
    leaderId: int8("leader_id").references(() => users.id),
    leaderMaximumMinor: minor("leader_maximum_minor"),
    /** Public bids: a leader's raise does not count. */
    bidCount: integer("bid_count").notNull().default(0),
    bidderCount: integer("bidder_count").notNull().default(0),
    /** Sequence of the last stored bid, raises included. */
    bidSequence: integer("bid_sequence").notNull().default(0),
    /** The number of lines in the lot's log, the hash of the last, and the rules last stated; 0 and null before the first. */
    logLength: integer("log_length").notNull().default(0),
    logHash: bytea("log_hash"),
    logRules: text("log_rules"),
    /** The time of the last bid or act under the lot's lock: none after it is earlier, even if the clock is set back. */
    lastActAt: instant("last_act_at"),
    winnerId: int8("winner_id").references(() => users.id),
    finalPriceMinor: minor("final_price_minor"),
    /** The way of the sale; null while there is none. */
    soldBy: text("sold_by", { enum: saleWays }),
    /** The price that lists order by and filter on: final, visible, start or asked. */
    shownPriceMinor: minor("shown_price_minor").generatedAlwaysAs(
      (): SQL => sql`coalesce(final_price_minor, price_minor, start_price_minor, asked_price_minor)`,
    ),
  },
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of what always holds, and of what is looked up by.
  (table) => [
    check("listings_price_range", sql`${table.priceMinor} is null or ${table.priceMinor} >= ${table.startPriceMinor}`),
    check("listings_leader", sql`(${table.leaderId} is null) = (${table.leaderMaximumMinor} is null)`),
    check(
      "listings_leader_maximum",
      sql`${table.leaderMaximumMinor} is null or ${table.priceMinor} <= ${table.leaderMaximumMinor}`,
    ),
    check("listings_not_own_leader", sql`${table.leaderId} is null or ${table.leaderId} <> ${table.sellerId}`),
    check("listings_winner", sql`(${table.status} = 'sold') = (${table.finalPriceMinor} is not null)`),
    check(
      "listings_running",
      sql`${table.status} not in ('live', 'scheduled') or (${table.categoryId} is not null and ${table.name} <> '' and ${table.startsAt} is not null)`,
    ),
    check(
      "listings_auction",
      sql`${table.saleMode} <> 'auction' or ${table.status} not in ('live', 'scheduled') or (${table.startPriceMinor} is not null and ${table.endsAt} is not null)`,
    ),
    check(
      "listings_reduced",
      sql`(${table.originalPriceMinor} is null) = (${table.lowestPriceMinor} is null) and (${table.originalPriceMinor} is null or (${table.saleMode} = 'stock' and ${table.askedPriceMinor} < ${table.originalPriceMinor} and ${table.askedPriceMinor} < ${table.lowestPriceMinor}))`,
    ),
    check("listings_english_name", sql`length(${table.nameEn}) between 1 and 160`),
    check("listings_closing_minute", sql`${table.closingMinute} between 0 and 1439`),
    check("listings_relists", sql`${table.automaticRelists} between 0 and 3`),
    check("listings_lot_number", sql`${table.lotNumber} is null or ${table.saleClosesOn} is not null`),
    uniqueIndex("listings_sale").on(table.saleClosesOn, table.lotNumber).where(sql`sale_closes_on is not null`),
    // A sale's catalogue in its order: groups by their closing, lots by number.
    index("listings_catalogue")
      .on(table.saleClosesOn, table.plannedEndsAt, table.lotNumber)
      .where(sql`sale_closes_on is not null`),
    uniqueIndex("listings_relisted").on(table.relistedFromId).where(sql`relisted_from_id is not null`),
    index("listings_to_relist").on(table.id).where(sql`status = 'unsold' and automatic_relists > 0`),
    check("listings_protected", sql`${table.type} = 'supply' or not ${table.isProtected}`),
    check("listings_demand", sql`${table.type} = 'supply' or ${table.saleMode} <> 'auction'`),
    index("listings_seller").on(table.sellerId, table.createdAt.desc()),
    index("listings_seller_status").on(table.sellerId, table.status),
    // Each order of live listings has its own index, so that a first page never sorts.
    index("listings_ending").on(table.endsAt, table.id).where(sql`status = 'live'`),
    index("listings_drafts").on(table.updatedAt).where(sql`status = 'draft'`),
    index("listings_starting").on(table.startsAt).where(sql`status = 'scheduled'`),
    index("listings_category_live").on(table.categoryId, table.endsAt).where(sql`status = 'live'`),
    index("listings_newest")
      .on(table.publishedAt.desc().nullsLast(), table.id.desc().nullsLast())
      .where(sql`status = 'live'`),
    index("listings_price").on(table.shownPriceMinor, table.id).where(sql`status = 'live'`),
    index("listings_price_down").on(table.shownPriceMinor.desc().nullsLast(), table.id).where(sql`status = 'live'`),
    index("listings_bids").on(table.bidCount.desc().nullsLast(), table.endsAt, table.id).where(sql`status = 'live'`),
    // Likewise for ended listings.
    index("listings_closed")
      .on(table.closedAt.desc().nullsLast(), table.id.desc())
      .where(sql`status in ('sold', 'unsold')`),
    index("listings_over_newest")
      .on(table.publishedAt.desc().nullsLast(), table.id.desc().nullsLast())
      .where(sql`status in ('sold', 'unsold')`),
    index("listings_over_price").on(table.shownPriceMinor, table.id).where(sql`status in ('sold', 'unsold')`),
    index("listings_over_price_down")
      .on(table.shownPriceMinor.desc().nullsLast(), table.id)
      .where(sql`status in ('sold', 'unsold')`),
    index("listings_over_bids")
      .on(table.bidCount.desc().nullsLast(), table.endsAt, table.id)
      .where(sql`status in ('sold', 'unsold')`),
    index("listings_topped").on(table.toppedUntil).where(sql`status = 'live' and topped_until is not null`),
    index("listings_brand").on(table.brandId),
    // The newest sales of a brand in a volume, for the comparison of prices.
    index("listings_sold_thing")
      .on(table.brandId, table.volumeMl, table.closedAt.desc())
      .where(sql`status = 'sold' and type = 'supply'`),
    index("listings_leader_idx").on(table.leaderId).where(sql`leader_id is not null`),
    index("listings_winner_idx").on(table.winnerId).where(sql`winner_id is not null`),
    index("listings_cancelled")
      .on(table.closedAt.desc(), table.id)
      .where(sql`status = 'cancelled' and cancelled_by is not null`),
    uniqueIndex("listings_batch").on(table.sellerId, table.batchKey).where(sql`batch_key is not null`),
    uniqueIndex("listings_import").on(table.importKey).where(sql`import_key is not null`),
  ],
);

/** Texts that a seller added to the description after the first bid, append-only. */
export const listingAdditions = pgTable(
  "listing_additions",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    text: text("text").notNull(),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (table) => [index("listing_additions_listing").on(table.listingId, table.id)],
);
