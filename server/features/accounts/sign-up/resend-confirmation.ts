import { randomUUID } from "node:crypto";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";

/** Asks for the confirmation mail again; the links of earlier ones stop working. */
export async function resendConfirmation(ctx: Ctx): Promise<void> {
  const { userId, emailConfirmed } = requireUser(ctx);
  if (emailConfirmed) throw new Conflict("ALREADY_CONFIRMED");
  await countAttempt(ctx, limits.confirmationUser, String(userId));
  await transaction(ctx, (tx) => publish(tx, accountEvents.ConfirmationWanted, { userId, requestId: randomUUID() }));
}
