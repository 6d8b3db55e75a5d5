import type { PlainSettings } from "#contract/settings/plain-settings.ts";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";

/** The operator's IBAN, without spaces; null where transfers are not taken. */
export async function readOwnIban(ctx: Ctx): Promise<string | null> {
  return readBankAccount((await readPlainSetting(ctx, "transfer")).account);
}

/** Money of everybody goes to this account: it has to be one, and a stolen sign-in alone does not change it (rule A24). */
export async function checkTransferSetting(ctx: Ctx, { account }: PlainSettings["transfer"]): Promise<void> {
  if (account !== "" && readBankAccount(account) === null)
    throw new Invalid({ "value.account": ["field.bankAccount"] });
  await requireReauthentication(ctx);
}
