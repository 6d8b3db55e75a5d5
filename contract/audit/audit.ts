import { z } from "zod";
import { route } from "#contract/route.ts";
import { instant, optionalDay } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import { auditKinds, mostAuditLines, shortestAuditWords } from "./audit-kinds.ts";

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One value that became another; the same one on both sides where it only says in which state the thing was. */
const changedField = z.object({
  field: z.string().describe("The way to the value, `prices.2.price`; empty where the whole is one value"),
  from: value,
  to: value,
});
export type ChangedField = z.infer<typeof changedField>;

const auditEntry = z.object({
  id: z.number().int(),
  at: instant,
  by: z
    .object({ id: z.number().int(), username: z.string().nullable() })
    .nullable()
    .describe("null: somebody who had not signed in"),
  kind: z.enum(auditKinds),
  subjectId: z.string(),
  name: z.string().nullable().describe("The user name or the listing's name, where it is about one"),
  slug: z.string().nullable().describe("Of the listing that it is about"),
  changes: z.array(changedField),
  reason: z.string().nullable().describe("In the words of who did it"),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~\d{1,15}$/)
  .optional()
  .catch(undefined);

const narrowed = z.object({
  by: z.string().trim().max(254).default("").describe("Who did it: number of the account, user name or e-mail"),
  kind: z
    .enum(["", ...auditKinds])
    .catch("")
    .default(""),
  id: z.string().trim().max(80).default("").describe("The number or name of the thing"),
  from: optionalDay.describe("The first day in Prague"),
  to: optionalDay.describe("The last day in Prague"),
  q: z
    .union([z.literal(""), z.string().trim().min(shortestAuditWords).max(100)])
    .default("")
    .describe("A part of what stood there before or after, or of the reason"),
});
export type AuditFilter = z.output<typeof narrowed>;

export const auditAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/audit",
    summary:
      "Administrator: who changed what, the newest first; asking is itself noted, once an hour for the same question",
    scopes: ["admin"],
    query: narrowed.extend({
      before: cursor.describe("`older` of another answer: what is older than that"),
      after: cursor.describe("`newer` of another answer: what is newer than that"),
    }),
    response: z.object({
      items: z.array(auditEntry),
      older: z.string().nullable(),
      newer: z.string().nullable(),
      isPersonKnown: z.boolean().describe("false: nobody is called as `by` says"),
    }),
  }),
  export: tableRoute({
    path: "/api/admin/audit/table",
    summary: `Administrator: the same as CSV (UTF-8 with its mark, semicolons), at most the newest ${mostAuditLines} entries`,
    scopes: ["admin"],
    query: narrowed,
  }),
};
