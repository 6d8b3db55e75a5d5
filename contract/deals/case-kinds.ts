import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { instant } from "#contract/values/shapes.ts";
import { dealSides } from "./deal-steps.ts";

/** The kinds of cases: nothing was paid, or something else is wrong. */
export const caseKinds = ["non_payment", "problem"] as const;
export type CaseKind = (typeof caseKinds)[number];
/** The kinds of problems that can be reported. */
export const problemKinds = [
  "not_delivered",
  "not_as_described",
  "damaged",
  "not_picked_up",
  "no_contact",
  "other",
] as const;
export type ProblemKind = (typeof problemKinds)[number];
export const caseOutcomes = ["upheld", "rejected", "withdrawn"] as const;

/** Codes a report, or an answer to one, may be refused with. */
const caseRefusalCodes = [
  "DEAL_OTHER_SIDE",
  "DEAL_CANCELLED",
  "DEAL_MOVED_ON",
  "NON_PAYMENT_TOO_EARLY",
  "PROBLEM_TOO_LATE",
  "CASE_OPEN",
  "CASE_REJECTED",
  "NO_OPEN_CASE",
  "TOO_MANY_PICTURES",
] as const;
export type CaseRefusalCode = (typeof caseRefusalCodes)[number];

/** Most photographs that one side adds to one case (rule K10). */
export const maxCasePhotographs = 10;

/** A case as both sides of the deal read it. */
export const dealCase = z.object({
  id: z.number().int(),
  kind: z.enum(caseKinds),
  problem: z.enum(problemKinds).nullable(),
  filedBy: z.enum(dealSides),
  note: z.string(),
  filedAt: instant,
  answer: z.string().nullable().describe("Of the other side"),
  answeredAt: instant.nullable(),
  outcome: z.enum(caseOutcomes).nullable(),
  reasons: z.string().nullable().describe("A moderator's"),
  decidedAt: instant.nullable(),
  photographs: z.array(z.object({ side: z.enum(dealSides), picture })).describe("As they were added"),
});
export type DealCase = z.infer<typeof dealCase>;
