import { type Address, mostAddresses } from "#contract/accounts/addresses.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { addressView } from "./address-view.ts";
import { addresses } from "./table.ts";

/** The caller's addresses, the default one first, then as they were added. */
export async function listAddresses(ctx: Ctx): Promise<Address[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), addresses.id)
    .limit(mostAddresses);
  return rows.map(addressView);
}
