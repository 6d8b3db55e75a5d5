import { type SmsRules, smsRules } from "#contract/verification/sms-admin.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** What holds until the operator stores something else: the countries whose prefixes forms offer. */
export const defaultSms: SmsRules = {
  countries: ["CZ", "SK", "DE", "GB", "HU", "AT", "PL", "FR", "RO", "SI", "HR"],
  dailyBudget: 300,
};

/** The setting `sms` as it is stored; where a part is missing, the default. */
export function parseSms(stored: unknown): SmsRules {
  return smsRules.parse({ ...defaultSms, ...(stored as Partial<SmsRules> | undefined) });
}

/** To which numbers codes go now, and how many a day (rule LI16). */
export function readSmsRules(ctx: Ctx): Promise<SmsRules> {
  return readSetting(ctx, "sms", parseSms);
}
