import { z } from "zod";
import { route } from "#contract/route.ts";
import {
  appealOutcomes,
  type ReportReason,
  reportActions,
  reportGrounds,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportSides,
} from "./report-words.ts";
import { reporterMeasures } from "./reporter-measures.ts";

/** Who reported: an account, a guest, or a trusted flagger, with or without an account. */
const reportSources = ["account", "guest", "trusted"] as const;
const suspensionCauses = ["moderator", "strikes"] as const;

const count = z.number().int();

/** What the site did about reports in a calendar year in Prague (Digital Services Act, Art. 15 and 24). */
const reportYear = z.object({
  year: z.number().int(),
  notices: z
    .array(
      z.object({
        kind: z.enum(reportKinds),
        reason: z.enum(reportReasons as [ReportReason, ...ReportReason[]]),
        count,
      }),
    )
    .describe("Reports filed in the year"),
  sources: z.array(z.object({ source: z.enum(reportSources), count })).describe("Of the same reports"),
  decisions: z.array(z.object({ outcome: z.enum(reportOutcomes), count })).describe("First decisions made in the year"),
  medianHours: z
    .number()
    .nullable()
    .describe("From a report to its first decision, of those decided in the year, in hours; null: none was"),
  measures: z
    .array(z.object({ action: z.enum(reportActions), ground: z.enum(reportGrounds), count }))
    .describe("Of decisions against somebody made in the year, on appeal too"),
  appeals: z
    .array(z.object({ side: z.enum(reportSides), outcome: z.enum(appealOutcomes).nullable(), count }))
    .describe("Appeals made in the year; outcome null: it waits"),
  misuse: z
    .array(z.object({ kind: z.enum(reporterMeasures), count }))
    .describe("Of who often sent manifestly unfounded reports: warnings and pauses of the year"),
  suspensions: z
    .array(z.object({ cause: z.enum(suspensionCauses), count }))
    .describe("Accounts suspended in the year, for whatever reason"),
});
export type ReportYear = z.infer<typeof reportYear>;

/** The figures of one year, and of which years there are any, the newest first. */
export const yearOfReports = {
  query: z.object({
    year: z.coerce.number().int().min(2000).max(9999).optional().describe("The newest one without it"),
  }),
  response: z.object({
    data: z.object({
      years: z.array(z.number().int()),
      figures: reportYear.nullable().describe("null: there is no year yet"),
    }),
  }),
};

export const reportYears = {
  get: route({
    method: "GET",
    path: "/api/reports/years",
    summary: "What came of reports in a year that is over, for everybody",
    auth: "none",
    query: yearOfReports.query,
    response: yearOfReports.response,
    errors: [404],
  }),
};
