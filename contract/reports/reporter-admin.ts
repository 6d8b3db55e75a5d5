import { z } from "zod";
import { decisionReason } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";
import { pauseDays, reporterMeasures } from "./reporter-measures.ts";

const measure = z.object({
  id: z.number().int(),
  kind: z.enum(reporterMeasures),
  reason: z.string(),
  at: instant,
  by: z.string().describe("The moderator's name"),
  until: instant.nullable().describe("Of a pause"),
  withdrawn: z.object({ at: instant, reason: z.string() }).nullable(),
});

/** What somebody has reported in the last 365 days, and what was decided about that. */
export const reporterHistory = z.object({
  filed: z.number().int(),
  dismissed: z.number().int().describe("As decided now, after appeals"),
  measures: z.array(measure).describe("The newest first, however old"),
  may: z.enum(reporterMeasures).nullable().describe("What could be decided about them now"),
});
export type ReporterHistory = z.infer<typeof reporterHistory>;

/** A warning before, then a pause of reporting, of whoever often sends manifestly unfounded reports. */
export const reporterAdmin = {
  measure: route({
    method: "POST",
    path: "/api/moderation/reports/{id}/reporter/measures",
    summary:
      "Moderator: warn who made this report, or after a warning pause them from reporting, with reasons they are told",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({
      kind: z.enum(reporterMeasures),
      days: z.literal(pauseDays).default(pauseDays[0]).describe("Of a pause"),
      reason: decisionReason,
    }),
    status: 201,
    response: done,
    errors: [409],
  }),
  withdraw: route({
    method: "PUT",
    path: "/api/moderation/reporter-measures/{id}/withdrawal",
    summary: "Moderator: undo a warning or a pause, with reasons they are told",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({ reason: decisionReason }),
    response: done,
    errors: [409],
  }),
};
