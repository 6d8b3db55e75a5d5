import { phoneCodeMinutes } from "#contract/accounts/account-limits.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";
import { takePause } from "#server/features/accounts/take-pause.ts";
import { numberRefusal } from "./number-rules.ts";
import { giveBackToBudget, takeOfBudget } from "./sms-budget.ts";
import { readSmsRules } from "./sms-setting.ts";

interface CodeToSend {
  /** As E.164. */
  readonly to: string;
  /** Six digits. */
  readonly code: string;
  /** Who asks beside the number, for the pause: an account, a cart. */
  readonly subject: string;
  readonly caller: Caller;
  /** Takes one of the attempts a day that whoever asks has left. */
  readonly countDay: () => Promise<void>;
  /** Brings the code into force, and takes it out of force where it does not go. */
  readonly store: () => Promise<unknown>;
  readonly drop: () => Promise<unknown>;
}

/**
 * Sends a code as a text message, within everything that bounds what strangers cost the operator (rules A16, LI16): kind and country
 * of the number, a pause, attempts a day by asker, number, address and network, and the budget of the day, which only a message uses
 * that is about to go. Never call it within a transaction. SMS_AWAY where the gateway does not take it over.
 */
export async function sendText(ctx: Ctx, sent: CodeToSend): Promise<void> {
  const { to, code, subject, caller } = sent;
  const refusal = numberRefusal(to, (await readSmsRules(ctx)).countries);
  if (refusal) throw new Invalid({ phone: [refusal] }, refusal);
  const endPause = await takePause(ctx, [subject, `phone ${to}`]);
  try {
    await sent.countDay();
    await countAttempt(ctx, limits.codeAddress, caller.network);
    await countAttempt(ctx, limits.codeNetwork, widerNetwork(caller.network));
    // Last, so that nobody who is refused takes something of a number that is not theirs.
    await countAttempt(ctx, limits.codePhone, to);
    await takeOfBudget(ctx);
  } catch (error) {
    await endPause();
    throw error;
  }
  await sent.store();
  try {
    await ctx.ports.sms.send({ to, text: textOf(ctx, code) });
  } catch (error) {
    ctx.log.error({ err: error, gateway: ctx.ports.sms.kind }, "a code was not sent");
    await sent.drop();
    await endPause();
    // What was not answered in time may have gone, and is paid for.
    if ((error as Error).name !== "TimeoutError") await giveBackToBudget(ctx);
    throw new Conflict("SMS_AWAY");
  }
}

/** Without accents, so that it fits one message. */
function textOf({ locale }: Ctx, code: string): string {
  return locale === "cs"
    ? `Kabinet: vas overovaci kod je ${code}. Plati ${phoneCodeMinutes} minut. Nikomu ho nesdelujte.`
    : `Kabinet: your code is ${code}. It is valid for ${phoneCodeMinutes} minutes. Tell it to nobody.`;
}
