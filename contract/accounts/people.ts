import { z } from "zod";
import { decisionReason } from "#contract/deals/decisions.ts";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";
import { membership } from "./groups.ts";
import { scopes } from "./scopes.ts";

/** An account as a moderator sees it before deciding about it. */
const personFile = z.object({
  id: z.number().int(),
  username: z.string(),
  registeredAt: instant,
  emailConfirmed: z.boolean(),
  verified: z.boolean(),
  adult: z.boolean().describe("The age is verified"),
  strikes: z.number().int(),
  running: z.number().int().describe("Listings that run, wait for their start or for a moderator"),
  leading: z.number().int().describe("Running lots that the account leads"),
  suspension: z
    .object({ at: instant, reason: z.string().nullable().describe("null: the third strike") })
    .nullable(),
  membership: membership.nullable().describe("The group of users that the account is in"),
  flaggedMessages: z.number().int().describe("Messages with contact details before a deal, in 90 days"),
  scopes: z.array(z.string()).describe("What the account may do for the house"),
  mayGrant: z.boolean().describe("An administrator, about somebody else"),
  mayDecide: z.boolean().describe("Not about oneself, and only an admin about people of the house"),
});
export type PersonFile = z.infer<typeof personFile>;

const tag = "moderation";
const params = z.object({ name: z.string().min(1).max(254).describe("User name or e-mail") });

export const people = {
  setGroup: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/group",
    summary: "Moderator: put an account into a group of users, or into none. The same again changes nothing",
    tag,
    auth: "user",
    params,
    body: z.object({
      groupId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
      until: instant.nullable().default(null),
    }),
    status: 200,
    response: z.object({ data: personFile }),
    errors: [401, 403, 404, 422],
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/people/{name}",
    summary: "Moderator: an account by its name or e-mail, with what a suspension would touch",
    tag,
    auth: "user",
    params,
    status: 200,
    response: z.object({ data: personFile }),
    errors: [401, 403, 404, 422],
  }),
  setVerification: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/verification",
    summary:
      "Moderator: let an account, or its owner's age as seen in person, count as verified or not, with a reason that the audit keeps. The same again changes nothing",
    tag,
    auth: "user",
    params,
    body: z.object({ kind: z.enum(["account", "age"]), verified: z.boolean(), reason: decisionReason }),
    status: 200,
    response: z.object({ data: personFile }),
    errors: [401, 403, 404, 422],
  }),
  setScopes: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/scopes",
    summary:
      "Administrator: what an account may do for the house, with a reason that the audit keeps; never the own ones. Needs a fresh proof (PASSWORD_NEEDED). The same again changes nothing",
    tag,
    auth: "user",
    params,
    body: z.object({
      scopes: z.array(z.enum(scopes)).max(scopes.length),
      seen: z
        .array(z.string().max(30))
        .max(20)
        .describe("As they were seen: SCOPES_CHANGED where they are others"),
      reason: decisionReason,
    }),
    status: 200,
    response: z.object({ data: personFile }),
    errors: [401, 403, 404, 409, 422],
  }),
  setSuspension: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/suspension",
    summary:
      "Moderator: suspend an account (its listings freeze, its leading bids go, its sign-ins end) or release it, with a reason that its owner is told. The same again changes nothing",
    tag,
    auth: "user",
    params,
    body: z.object({ suspended: z.boolean(), reason: decisionReason }),
    status: 200,
    response: z.object({ data: personFile }),
    errors: [401, 403, 404, 422],
  }),
};
