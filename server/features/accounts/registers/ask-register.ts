import type { Ctx } from "#server/context.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { registerAnswers } from "./table.ts";

/**
 * A25: A company is filled in from ARES by its IČO and a DIČ checked in VIES, at most {limits.registerQuestion.points} questions an hour
 * for an account, and an answer holds for {answerHoldsMs}. A register that is silent (4 and 6 seconds) refuses nothing: everything may be
 * filled in by hand.
 */
const answerHoldsMs = 24 * 60 * 60 * 1000;

/** Whose question it is, and about what. */
export interface Question {
  readonly userId: number;
  readonly register: "ares" | "vies";
  readonly number: string;
}

/** What the register says of a number, at most a day old; undefined where it does not answer. Throws 429 for who asks too often. */
export async function askRegister<T>(
  ctx: Ctx,
  { userId, register, number }: Question,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  await countAttempt(ctx, limits.registerQuestion, String(userId));
  const since = new Date(ctx.clock().getTime() - answerHoldsMs);
  const question = `${register} ${number}`;
  const [stored] = await ctx.db
    .select({ answer: registerAnswers.answer })
    .from(registerAnswers)
    .where(and(eq(registerAnswers.question, question), gt(registerAnswers.askedAt, since)));
  if (stored) return stored.answer.said as T;
  try {
    const said = await ask();
    const columns = { answer: { said }, askedAt: ctx.clock() };
    await ctx.db
      .insert(registerAnswers)
      .values({ question, ...columns })
      .onConflictDoUpdate({ target: registerAnswers.question, set: columns });
    return said;
  } catch (error) {
    ctx.log.warn({ err: error, register }, "a register did not answer");
    return undefined;
  }
}
