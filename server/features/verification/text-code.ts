import { phoneCodeMinutes } from "#contract/accounts/account-limits.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict, TooMany } from "#server/errors.ts";
import { nextCodeAt } from "./verification-rules.ts";

/** Sends a code as a text message; where the gateway does not take it over, `drop` takes it out of force: SMS_AWAY. */
export async function textCode(
  ctx: Ctx,
  { to, code }: { to: string; code: string },
  drop: () => Promise<unknown>,
): Promise<void> {
  try {
    await ctx.ports.sms.send({ to, text: textOf(ctx, code) });
  } catch (error) {
    ctx.log.error({ err: error, gateway: ctx.ports.sms.kind }, "a code was not sent");
    await drop();
    throw new Conflict("SMS_AWAY");
  }
}

/** Refuses with the seconds to wait where the last code, in force until then, has just gone out. */
export function refuseTooSoon(ctx: Ctx, expiresAt: Date | undefined): void {
  const waitMs = expiresAt ? nextCodeAt(expiresAt).getTime() - ctx.clock().getTime() : 0;
  if (waitMs > 0) throw new TooMany(Math.ceil(waitMs / 1000));
}

/** Without accents, so that it fits one message. */
function textOf({ locale }: Ctx, code: string): string {
  return locale === "cs"
    ? `Kabinet: vas overovaci kod je ${code}. Plati ${phoneCodeMinutes} minut. Nikomu ho nesdelujte.`
    : `Kabinet: your code is ${code}. It is valid for ${phoneCodeMinutes} minutes. Tell it to nobody.`;
}
