import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { emailRetainedUntil } from "#server/features/accounts/deletion/former-email.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { hashPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { isCommonPassword } from "#server/features/accounts/passwords/password-rules.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { users } from "#server/features/accounts/table.ts";
import { requireHuman } from "./require-human.ts";
import { requireFreeName } from "./taken-name.ts";

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** The token that the page got from reCAPTCHA. */
  readonly recaptcha?: string | undefined;
  /** Path of the page to come back to once the e-mail is confirmed. */
  readonly redirect?: string | undefined;
  /** The query of that page. */
  readonly query?: string | undefined;
}

/**
 * Creates an account and asks for the confirmation mail. Where the e-mail has an account already, nothing changes and only its owner is
 * told by mail: the answer, and the work done for it, are the same; so it is with the e-mail of a deleted one (rule LV4). Names are
 * public, so one that a confirmed account has is refused openly; a free one is only wished for until the e-mail is confirmed (rule A14).
 */
export async function register(ctx: Ctx, registration: Registration, caller: Caller): Promise<{ email: string }> {
  const checked = await checkRegistration(ctx, registration, caller);
  await transaction(ctx, (tx) => storeRegistration(tx, checked));
  return { email: registration.email };
}

/** A registration that a person has sent within the limits, with its password hashed. */
export type CheckedRegistration = Registration & { readonly passwordHash: string };

/** What is asked of a registration before anything is stored; never within a transaction. */
export async function checkRegistration(
  ctx: Ctx,
  registration: Registration,
  caller: Caller,
): Promise<CheckedRegistration> {
  if (isCommonPassword(registration.password, registration)) {
    throw new Invalid({ password: ["PASSWORD_COMMON"] });
  }
  await countAttempt(ctx, limits.registerAddress, caller.network);
  await countAttempt(ctx, limits.registerEmail, registration.email);
  await requireHuman(ctx, registration.recaptcha, "register");
  return { ...registration, passwordHash: await hashPassword(registration.password) };
}

/** Stores a registration and tells whoever reads its e-mail. Returns the new account's id; null: nothing is new, which nobody may learn. */
export async function storeRegistration(tx: Ctx, registration: CheckedRegistration): Promise<number | null> {
  await requireFreeName(tx, registration.username);
  const { email, redirect, query } = registration;
  const until = await emailRetainedUntil(tx, email);
  if (until) {
    const described = { email, locale: tx.locale, until, requestId: randomUUID() };
    await publish(tx, accountEvents.FormerEmailTried, described);
    return null;
  }
  const { id, created } = await insertOrFind(tx, registration);
  const topic = created ? accountEvents.ConfirmationWanted : accountEvents.RegistrationRepeated;
  const back = { ...(redirect && { redirect, ...(query && { query }) }) };
  await publish(tx, topic, { userId: id, requestId: randomUUID(), ...back });
  return created ? id : null;
}

/** One statement for both cases; of two simultaneous registrations of an e-mail the second finds the first's account. */
async function insertOrFind(ctx: Ctx, account: CheckedRegistration): Promise<{ id: number; created: boolean }> {
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(users)
    .values({
      email: account.email,
      username: account.username,
      passwordHash: account.passwordHash,
      locale: ctx.locale,
      termsAcceptedAt: now,
      adultDeclaredAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`${users.email}` } })
    .returning({ id: users.id, created: sql<boolean>`xmax = 0` });
  if (!row) throw new Error("an upsert returns its row");
  return row;
}
