import type { z } from "zod";
import type { SignedIn } from "#contract/accounts/accounts.ts";
import type { OperatorDetails, setup } from "#contract/accounts/setup.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { Invalid, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { readContact } from "#server/features/accounts/contact/contact-rules.ts";
import { phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { operatorRow } from "#server/features/accounts/operator-row.ts";
import { hashPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { isCommonPassword } from "#server/features/accounts/passwords/password-rules.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { beginSession } from "#server/features/accounts/sign-in/begin-session.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { refuseTakenName, requireFreeName } from "#server/features/accounts/sign-up/taken-name.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { endSetup, isSetupLinkUsable, lockSetup } from "./links.ts";

type SetUp = z.output<typeof setup.setUp.body>;

/**
 * Stores who operates the site and makes its first administrator, who is signed in (rule A30). For whoever has the link, once; a
 * refused field leaves it usable, and every other case counts as missing.
 */
export async function setUpSite(ctx: Ctx, given: SetUp, caller: Caller): Promise<SignedIn> {
  await countAttempt(ctx, limits.linkAddress, caller.network);
  return transaction(ctx, async (tx) => {
    await lockSetup(tx);
    if (!(await isSetupLinkUsable(tx, given.hash))) throw new NotFound();
    const { contacts, account } = readOperator(given);
    const userId = await addAdministrator(tx, given);
    for (const [name, value] of [
      ["contacts", contacts],
      ["transfer", { account }],
    ] as const) {
      await storeSetting(tx, name, value);
      await recordChange(tx, { subject: "setting", id: name, from: null, to: value }, userId);
    }
    pagesChanged(tx);
    await endSetup(tx);
    return beginSession(tx, { userId, caller });
  }).catch(refuseTakenName);
}

/** The details as settings keep them, or every field that cannot be right. */
function readOperator({ operatorEmail: email, ...written }: OperatorDetails) {
  const read = readContact(written);
  if ("wrong" in read) throw new Invalid(read.wrong);
  const { company, street, city, country } = written;
  const { zip, companyId, taxId, phone } = read.row;
  return {
    contacts: {
      ...defaultSettings.contacts,
      ...{ company, street, city, country, email },
      zip: zip ?? "",
      companyId: companyId ?? "",
      taxId: taxId ?? "",
      phone: phoneText(phone ?? null) ?? "",
    },
    account: read.row.iban ?? "",
  };
}

async function addAdministrator(tx: Ctx, { email, username, password }: SetUp): Promise<number> {
  if (isCommonPassword(password, { email, username })) throw new Invalid({ password: ["PASSWORD_COMMON"] });
  // Whoever registered the e-mail without confirming it has only wished for it.
  await tx.db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt)));
  await requireFreeName(tx, username);
  const row = await operatorRow({ email, username, scopes: ["admin"] }, tx.clock());
  const [added] = await tx.db
    .insert(users)
    .values({ ...row, locale: tx.locale, passwordHash: await hashPassword(password) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!added) throw new Invalid({ email: ["EMAIL_TAKEN"] });
  await recordChange(tx, { subject: "scopes", id: added.id, from: [], to: ["admin"] }, added.id);
  return added.id;
}
