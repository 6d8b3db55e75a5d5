import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, int8 } from "../../../db/columns.ts";
import { media } from "../../media/table.ts";
import { listings } from "../table.ts";

export const listingPictures = pgTable(
  "listing_pictures",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
    position: integer("position").notNull(),
    /** When it was added to a lot with bids; null for the pictures that the lot began with. */
    addedAt: instant("added_at"),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.mediaId] }),
    index("listing_pictures_order").on(table.listingId, table.position),
    index("listing_pictures_media").on(table.mediaId),
  ],
);
