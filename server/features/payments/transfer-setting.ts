import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** The setting `transfer`: the operator's account, Czech form or IBAN; empty: no transfers are taken. */
const transferSetting = z.object({ account: z.string().default("") });

/** The operator's IBAN, without spaces; null where transfers are not taken. */
export function readOwnIban(ctx: Ctx): Promise<string | null> {
  return readSetting(ctx, "transfer", (stored) =>
    readBankAccount(transferSetting.parse(stored ?? {}).account),
  );
}
