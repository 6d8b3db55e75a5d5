import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import { instant, int8 } from "../../../db/columns.ts";
import { listings } from "../table.ts";

/**
 * Changes of a new seller's published listing that wait for a moderator (rule I7): the public sees the version before
 * until they are approved. At most one row a listing; later changes are added to it.
 */
export const pendingEdits = pgTable("pending_edits", {
  listingId: int8("listing_id")
    .primaryKey()
    .references(() => listings.id, { onDelete: "cascade" }),
  /** The changed fields of the form. */
  fields: jsonb("fields").$type<Partial<ListingFields>>().notNull().default({}),
  /** The wanted pictures in their order, by media id; null: as they are. */
  pictures: text("pictures").array(),
  pendingSince: instant("pending_since").notNull(),
});
