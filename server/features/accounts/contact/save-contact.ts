import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ContactOfOwner, contact } from "#contract/accounts/contact.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import {
  hasMoreThanPassword,
  requireReauthentication,
} from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { endLapsedVerification } from "#server/features/accounts/status/verify-by-phone.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { accountInForce, accountWanted, afterWriting, type BankAccounts } from "./bank-change-rules.ts";
import { readContact } from "./contact-rules.ts";
import { contactView } from "./contact-view.ts";
import { findVerifiedPhone } from "./find-verified-phone.ts";
import { openAccounts, sealedColumns } from "./sealed-account.ts";

/**
 * A29: Contact details that are saved without the verified telephone, or without anything that A16 needs, end a
 * verification by a code, which their owner is told by mail; the number is free again, and complete details with a new
 * code verify anew. A moderator's grant vouches for the person and stays; another number frees the one it came with.
 * The form says so before it is saved.
 *
 * Saves the caller's contact details as a whole; answers with the stored ones. Another bank account needs a fresh proof of who is there, is
 * told to the owner, audited, and waits 48 hours (rule A13): a stolen sign-in alone redirects no money. Where more than a password guards
 * the account, the first one needs the proof too, since it counts at once. Whose telephone it is says only the code that is sent to it
 * (A27).
 */
export async function saveContact(
  ctx: Ctx,
  { password, firstName, lastName, ...written }: z.output<typeof contact.save.body>,
): Promise<ContactOfOwner> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.contactUser, String(userId));
  const read = readContact(written);
  if ("wrong" in read) throw new Invalid(read.wrong);
  const { iban: wanted = null, ...details } = read.row;
  if (await isRedirected(ctx, userId, wanted)) await requireReauthentication(ctx, password);
  return transaction(ctx, async (tx) => {
    const now = tx.clock();
    const stored = await lockAccounts(tx, userId);
    const accounts = afterWriting(stored ?? null, wanted, now);
    const columns = { firstName, lastName, ...details, ...sealedColumns(tx, userId, accounts), updatedAt: now };
    const [row] = await tx.db
      .insert(contactDetails)
      .values({ userId, ...columns })
      .onConflictDoUpdate({ target: contactDetails.userId, set: columns })
      .returning();
    const before = stored ? accountWanted(stored) : null;
    if (before !== wanted) {
      const entry = {
        subject: "bank_account",
        id: userId,
        from: lastOf(before),
        to: lastOf(wanted),
      } as const;
      await recordChange(tx, entry);
      // The first one counts at once, so its owner has to learn of it too: a stolen sign-in could have entered it (rule A13).
      const change = { userId, requestId: randomUUID(), isFirst: before === null };
      await publish(tx, accountEvents.BankAccountChanged, change);
    }
    await endLapsedVerification(tx, { userId, ...columns });
    return contactView(row && openAccounts(tx, row), await findVerifiedPhone(tx, userId), now);
  });
}

/**
 * Whether another account than the one in force or the one that waits is written; where none is in force, whether one is, and more
 * than a password guards the sign-in.
 */
async function isRedirected(ctx: Ctx, userId: number, wanted: string | null): Promise<boolean> {
  const [found] = await ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, userId));
  const stored = found && openAccounts(ctx, found);
  const inForce = stored ? accountInForce(stored, ctx.clock()) : null;
  if (inForce === null) return wanted !== null && hasMoreThanPassword(ctx, userId);
  return wanted !== inForce && wanted !== (stored ? accountWanted(stored) : null);
}

async function lockAccounts(ctx: Ctx, userId: number): Promise<BankAccounts | undefined> {
  const { iban, nextIban, nextIbanFrom } = contactDetails;
  const [stored] = await ctx.db
    .select({ userId: contactDetails.userId, iban, nextIban, nextIbanFrom })
    .from(contactDetails)
    .where(eq(contactDetails.userId, userId))
    .for("update");
  return stored && openAccounts(ctx, stored);
}

/** What the audit keeps of an account: enough to tell two apart. */
function lastOf(iban: string | null): string | null {
  return iban && `…${iban.slice(-4)}`;
}
