import { z } from "zod";
import type { PlainSettings } from "#contract/settings/plain-settings.ts";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { readPhone } from "#server/features/accounts/contact/contact-rules.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";

/** An alarm that nobody hears is none: both have to be possible, and a stolen sign-in alone does not silence it. */
export async function checkAlarmSetting(ctx: Ctx, { email, phone }: PlainSettings["alarm"]): Promise<void> {
  if (email !== "" && !z.email().safeParse(email).success) throw new Invalid({ "value.email": ["field.email"] });
  if (phone !== "" && readPhone(phone) === null) throw new Invalid({ "value.phone": ["field.phone"] });
  await requireReauthentication(ctx);
}
