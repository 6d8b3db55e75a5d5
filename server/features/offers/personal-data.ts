import { and, eq, inArray } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { offers } from "./table.ts";

const without = ["requestHash", "idempotencyKey"] as const;

export const offersData: PersonalData = {
  tables: ["offers"],
  files: {
    offers: async (ctx, { id }) => {
      const own = ctx.db.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, id));
      return {
        made: await rowsOf(ctx, offers, eq(offers.authorId, id), without),
        received: await rowsOf(ctx, offers, inArray(offers.listingId, own), [...without, "authorId"]),
      };
    },
  },
  forget: async (ctx, { id }) => {
    await ctx.db
      .update(offers)
      .set({ status: "withdrawn", answeredAt: ctx.clock() })
      .where(and(eq(offers.authorId, id), eq(offers.status, "open")));
  },
};
