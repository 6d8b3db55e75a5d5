import { type Address, type AddressBody, mostAddresses } from "#contract/accounts/addresses.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { readAddress } from "./address-rules.ts";
import { addressView } from "./address-view.ts";
import { dropDefault, lockAddresses } from "./lock-addresses.ts";
import { addresses } from "./table.ts";

/** The caller's new address; the first one is the default (rule A21). */
export async function addAddress(ctx: Ctx, written: AddressBody): Promise<Address> {
  const { userId } = requireUser(ctx);
  const read = readAddress(written);
  if ("wrong" in read) throw new Invalid(read.wrong);
  return transaction(ctx, async (tx) => {
    const known = await lockAddresses(tx, userId);
    if (known.length >= mostAddresses) throw new Conflict("ADDRESSES_FULL", { most: mostAddresses });
    const isDefault = written.isDefault || known.length === 0;
    if (isDefault) await dropDefault(tx, userId);
    const [row] = await tx.db
      .insert(addresses)
      .values({ ...read.row, userId, isDefault, createdAt: tx.clock() })
      .returning();
    if (!row) throw new Error("an address was not stored");
    return addressView(row);
  });
}
