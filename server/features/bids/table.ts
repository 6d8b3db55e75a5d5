import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type SQL, sql } from "#server/db/query.ts";
import { bytea, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { listings } from "../listings/table.ts";

/** What a person wants winning everything to cost at most, in haléře (rule X3); who has set nothing has no row. */
export const bidBudgets = pgTable(
  "bid_budgets",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    amountMinor: minor("amount_minor").notNull(),
  },
  (table) => [check("bid_budgets_amount", sql`${table.amountMinor} > 0`)],
);

/** Accepted bids, append-only; refused ones leave no row. The standing after each bid is stored beside it. */
export const bids = pgTable(
  "bids",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    sequence: integer("sequence").notNull(),
    bidderId: int8("bidder_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["opening", "takeover", "challenge", "raise"] }).notNull(),
    maximumMinor: minor("maximum_minor").notNull(),
    /** Clock of the database under the lot's lock. */
    placedAt: instant("placed_at").notNull(),
    priceAfterMinor: minor("price_after_minor").notNull(),
    leaderAfterId: int8("leader_after_id").notNull(),
    endsAfter: instant("ends_after").notNull(),
    extended: boolean("extended").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of lot and body: the same key with another body is refused. */
    requestHash: bytea("request_hash").notNull(),
    retractedAt: instant("retracted_at"),
    /** The bidder, or a moderator. */
    retractedById: int8("retracted_by_id").references(() => users.id),
    /** The author's own words, for the bidder and moderators alone. */
    retractionReason: text("retraction_reason"),
    /** The rule that a moderator's retraction rests on (contract/moderation/decisions.ts). */
    retractionRule: text("retraction_rule"),
    /** Its line in the lot's log (lot-log/). */
    entryNumber: integer("entry_number").notNull(),
    entryHash: bytea("entry_hash").notNull(),
    /** 16 random bytes that hide the maximum in the line, and 16 more that hide the line (lot-log/log-line.ts). */
    salt: bytea("salt").notNull(),
  },
  (table) => [
    uniqueIndex("bids_sequence").on(table.listingId, table.sequence),
    uniqueIndex("bids_idempotency").on(table.bidderId, table.idempotencyKey),
    // Bids come in the order of their time, so that a few bytes for each range of pages find those of a day.
    index("bids_placed").using("brin", table.placedAt),
    index("bids_bidder").on(table.bidderId, table.listingId),
    // For moderators; a raise goes with its bid.
    index("bids_retracted")
      .on(table.retractedAt.desc(), table.listingId, table.sequence)
      .where(sql`retracted_at is not null and kind <> 'raise'`),
    check("bids_positive", sql`${table.maximumMinor} > 0 and ${table.sequence} > 0`),
    check("bids_price", sql`${table.priceAfterMinor} > 0`),
  ],
);

/**
 * The public names of a lot's bidders (alias-rules.ts), given under the lot's lock with the first bid and never changed:
 * everybody who has bid on the lot has a row here, retracted bids included.
 */
export const lotBidders = pgTable(
  "lot_bidders",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    bidderId: int8("bidder_id")
      .notNull()
      .references(() => users.id),
    /** The shown part of the name: `j••k`. */
    mask: text("mask").notNull(),
    /** The number among equal masks on the lot, from 1 in the order of first bids. */
    ordinal: integer("ordinal").notNull(),
    alias: text("alias")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when ordinal = 1 then mask else mask || ' ' || ordinal end`),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.bidderId] }),
    // Counts bidders by mask, and keeps two on a lot from sharing an alias.
    uniqueIndex("lot_bidders_alias").on(table.listingId, table.mask, table.ordinal),
  ],
);

/**
 * Lines of the lots' logs that are no bids, as they were hashed (lot-log/log-line.ts), append-only. They are numbered
 * together with the lot's bids, without gaps.
 */
export const lotActs = pgTable(
  "lot_acts",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    entryNumber: integer("entry_number").notNull(),
    kind: text("kind").notNull(),
    at: instant("at").notNull(),
    line: text("line").notNull(),
    entryHash: bytea("entry_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.entryNumber] })],
);
