import { eq, inArray } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { cartLines, carts } from "./table.ts";

export const cartsData: PersonalData = {
  tables: ["carts", "cart_lines", "cart_left_deals"],
  files: {
    cart: (ctx, { id }) => {
      const own = ctx.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, id));
      return rowsOf(ctx, cartLines, inArray(cartLines.cartId, own), ["cartId", "lastKey"]);
    },
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(carts).where(eq(carts.userId, id));
  },
};
