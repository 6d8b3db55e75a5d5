import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { brokenConstraint } from "#server/db/broken-constraint.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { setAgeVerified } from "#server/features/accounts/status/set-verified.ts";
import { ageProofAttempts, ageProofs } from "#server/features/verification/table.ts";
import { type AgeProofPort, NoProof, type ProvedBirth } from "#server/ports/age-proof/age-proof.ts";
import { ageFrom } from "./age-rules.ts";

type Attempt = typeof ageProofAttempts.$inferSelect;

/**
 * AP2: A service's answer proves the age of the account that asked for it, once, within ten minutes; the way, the service's name of the
 * person and the time are kept, nothing else. One identity of a bank proves one account, and is free again once that is deleted. A
 * moderator checks ages in person and takes a verification back.
 *
 * It is used up whatever it says. Answers where the caller wanted to go.
 */
export async function completeAgeProof(ctx: Ctx, query: string): Promise<string | null> {
  const { userId } = requireUser(ctx);
  const answer = new URLSearchParams(query);
  const state = answer.get("state") ?? "";
  const port = ctx.ports.ageProof;
  if (!port) throw new Conflict("AGE_PROOF_AWAY");
  const attempt = await takeAttempt(ctx, userId, state);
  const { birthdate, reference } = await finish(ctx, port, answer, { ...attempt, state });
  const age = ageFrom(birthdate, pragueDay(ctx.clock()));
  if (age === "minor") throw new Conflict("AGE_TOO_YOUNG");
  if (age === "unproved") throw new Conflict("AGE_PROOF_INVALID");
  await transaction(ctx, async (tx) => {
    const proof = { method: port.method, reference, provedAt: tx.clock() };
    await tx.db
      .insert(ageProofs)
      .values({ userId, ...proof })
      .onConflictDoUpdate({ target: ageProofs.userId, set: proof });
    await setAgeVerified(tx, { userId, byId: userId, verified: true, reason: port.method });
  }).catch(refuseUsedIdentity);
  return attempt.redirect;
}

/** The identity proves another account already; whoever closes that account has it free again. */
function refuseUsedIdentity(error: unknown): never {
  throw brokenConstraint(error) === "age_proofs_person" ? new Conflict("AGE_PROOF_USED") : error;
}

async function takeAttempt(ctx: Ctx, userId: number, state: string): Promise<Attempt> {
  const [attempt] = await ctx.db
    .delete(ageProofAttempts)
    .where(
      and(
        eq(ageProofAttempts.userId, userId),
        eq(ageProofAttempts.stateHash, hashSecret(state)),
        gt(ageProofAttempts.expiresAt, ctx.clock()),
      ),
    )
    .returning();
  if (!attempt) throw new Conflict("AGE_PROOF_OVER");
  return attempt;
}

async function finish(
  ctx: Ctx,
  port: AgeProofPort,
  answer: URLSearchParams,
  secrets: Parameters<AgeProofPort["finish"]>[1],
): Promise<ProvedBirth> {
  try {
    return await port.finish(answer, secrets);
  } catch (error) {
    if (error instanceof NoProof && error.fault === "refused") throw new Conflict("AGE_PROOF_REFUSED");
    ctx.log.warn({ err: error }, "an answer about somebody's age was not believed");
    throw new Conflict(error instanceof NoProof ? "AGE_PROOF_INVALID" : "AGE_PROOF_AWAY");
  }
}
