import type { Address, AddressBody } from "#contract/accounts/addresses.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid, NotFound } from "#server/errors.ts";
import { readAddress } from "./address-rules.ts";
import { addressView } from "./address-view.ts";
import { dropDefault, lockAddresses } from "./lock-addresses.ts";
import { addresses } from "./table.ts";

/** Changes the caller's address as a whole; another's is missing. */
export async function changeAddress(ctx: Ctx, id: number, written: AddressBody): Promise<Address> {
  const { userId } = requireUser(ctx);
  return transaction(ctx, async (tx) => {
    const before = (await lockAddresses(tx, userId)).find((each) => each.id === id);
    if (!before) throw new NotFound();
    const read = readAddress(written);
    if ("wrong" in read) throw new Invalid(read.wrong);
    const isDefault = written.isDefault || before.isDefault;
    if (isDefault && !before.isDefault) await dropDefault(tx, userId);
    const [row] = await tx.db
      .update(addresses)
      .set({ ...read.row, isDefault })
      .where(eq(addresses.id, id))
      .returning();
    if (!row) throw new NotFound();
    return addressView(row);
  });
}
