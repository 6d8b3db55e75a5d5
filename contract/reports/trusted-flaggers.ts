import { z } from "zod";
import { decisionReason } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, writtenLine } from "#contract/values/shapes.ts";

const trustedFlagger = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string().nullable().describe("Of an account; null: known by the e-mail"),
  email: z.string().nullable(),
  reason: z.string(),
  at: instant,
  by: z.string().describe("The administrator's name"),
  removed: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type TrustedFlagger = z.infer<typeof trustedFlagger>;

/** Organisations whose reports come first (Digital Services Act, Art. 22). */
export const flaggerAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/trusted-flaggers",
    summary: "Administrator: trusted flaggers, those that are no longer last",
    scopes: ["admin"],
    response: z.object({ data: z.array(trustedFlagger) }),
  }),
  name: route({
    method: "POST",
    path: "/api/admin/trusted-flaggers",
    summary: "Administrator: name a trusted flagger, whose reports stand first from now on",
    scopes: ["admin"],
    body: z.object({
      name: writtenLine.min(2).max(120),
      who: z.string().trim().min(1).max(254).describe("User name of an account, or an e-mail address"),
      reason: decisionReason,
    }),
    status: 201,
    response: done,
    errors: [409],
  }),
  remove: route({
    method: "PUT",
    path: "/api/admin/trusted-flaggers/{id}/removal",
    summary: "Administrator: somebody is no trusted flagger any more, with a reason; earlier reports stay counted",
    scopes: ["admin"],
    params: idParam,
    body: z.object({ reason: decisionReason }),
    response: done,
    errors: [409],
  }),
};
