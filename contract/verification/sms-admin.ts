import { z } from "zod";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { instant } from "#contract/values/shapes.ts";

/** To which countries text messages with codes go, and how many a day (rule LI16). */
export const smsRules = z.object({
  countries: z.array(countryCode).min(1).max(60).describe("Whose mobile numbers get codes; all other numbers get none"),
  dailyBudget: z.number().int().min(1).max(100_000).describe("Messages of a day in Prague, to all telephones together"),
});
export type SmsRules = z.infer<typeof smsRules>;

const editableSms = smsRules.extend({
  version: instant.nullable().describe("When it was stored; null: the default holds"),
});
export type EditableSms = z.infer<typeof editableSms>;

/** What text messages may cost the operator. */
export const smsAdmin = {
  get: route({
    method: "GET",
    path: "/api/admin/sms",
    summary: "Administrator: to which countries codes are sent, and how many a day; with how many went today",
    scopes: ["admin"],
    response: z.object({ data: editableSms.extend({ sentToday: z.number().int() }) }),
  }),
  write: route({
    method: "PUT",
    path: "/api/admin/sms",
    summary: "Administrator: store them over the version that was seen; another version is CHANGED_ELSEWHERE",
    scopes: ["admin"],
    body: editableSms,
    response: z.object({ data: editableSms }),
    errors: [409],
  }),
};
