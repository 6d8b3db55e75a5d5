import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { addresses } from "#server/features/accounts/addresses/table.ts";
import { verifiedPhones } from "#server/features/accounts/contact/table.ts";
import { passkeyChallenges, passkeys } from "#server/features/accounts/passkeys/table.ts";
import { hashPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { skeletonOf } from "#server/features/accounts/sign-up/name-rules.ts";
import {
  contactDetails,
  emailChanges,
  formerUsernames,
  mailLinks,
  recoveryCodes,
  secondFactors,
  signInPlaces,
  tokens,
  unsubscribeKeys,
  users,
} from "#server/features/accounts/table.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { keepEmail } from "./former-email.ts";
import { pseudonymOf } from "./pseudonym.ts";

/**
 * RE11: With a deletion go name, e-mail, telephone, addresses, bank account, avatar, tokens, devices, watched things
 * and searches, newsletters, notifications, mails, drafts, blocks, exports, and what the audit says of them; public
 * pages show the pseudonym.
 *
 * Takes the person out of an account, whose row the caller has locked; the number stays, since bids and deals hang on it. Each
 * feature's `personal-data.ts` does the rest.
 */
export async function forgetAccount(ctx: Ctx, { id, email }: { id: number; email: string }): Promise<void> {
  const [account] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!account) return;
  await keepEmail(ctx, email);
  const { username } = account;
  // Names of before are the person's too; the last one stays from others for a year (rule A18).
  await ctx.db.delete(formerUsernames).where(eq(formerUsernames.userId, id));
  const left = { username, skeleton: skeletonOf(username), leftAt: ctx.clock() };
  await ctx.db.insert(formerUsernames).values({ userId: id, ...left });
  for (const table of [
    addresses,
    contactDetails,
    verifiedPhones,
    emailChanges,
    tokens,
    recoveryCodes,
    secondFactors,
    passkeys,
    passkeyChallenges,
    signInPlaces,
    mailLinks,
    unsubscribeKeys,
  ])
    await ctx.db.delete(table).where(eq(table.userId, id));
  await ctx.db
    .update(users)
    .set({
      ...pseudonymOf(id),
      usernameSkeleton: null,
      passwordHash: await hashPassword(newSecret().plain),
      scopes: [],
      avatarMediaId: null,
      ageVerifiedAt: null,
      accountVerifiedAt: null,
      suspendedReason: null,
      notifyEnding: false,
      notifyMessages: false,
    })
    .where(eq(users.id, id));
  if (account.avatarMediaId) await removePictures(ctx, [account.avatarMediaId]);
}
