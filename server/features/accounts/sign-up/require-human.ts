import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import type { Assessment } from "#server/ports/human-check/human-check.ts";
import { isHuman } from "./human-rules.ts";

/** Forms that a robot could fill in without an account; the page names the same action when it asks for a token. */
export type HumanAction = "register" | "newsletter" | "report" | "order";

/**
 * Refuses a form that no person has sent, where the operator has turned the check on. While the service cannot be reached
 * every form passes, within the limits by address. It uses the network, so never call it in a transaction.
 */
export async function requireHuman(ctx: Ctx, token: string | undefined, action: HumanAction): Promise<void> {
  const { siteKey, hostname } = ctx.ports.humanCheck;
  if (siteKey === null) return;
  if (!token) throw notHuman();
  const assessment = await assess(ctx, token);
  if (assessment && !isHuman(assessment, { action, hostname })) throw notHuman();
}

async function assess(ctx: Ctx, token: string): Promise<Assessment | null> {
  try {
    return await ctx.ports.humanCheck.assess(token);
  } catch (error) {
    ctx.log.warn({ err: error }, "whether a form was sent by a person could not be asked");
    return null;
  }
}

function notHuman(): Invalid {
  return new Invalid({ recaptcha: ["NOT_HUMAN"] }, "NOT_HUMAN");
}
