import { z } from "zod";
import { decisionReason } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { instant, mostCounted } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
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
  suspension: z.object({ at: instant, reason: z.string().nullable().describe("null: the third strike") }).nullable(),
  membership: membership.nullable().describe("The group of users that the account is in"),
  flaggedMessages: z.number().int().describe("Messages with contact details before a deal, in 90 days"),
  scopes: z.array(z.string()).describe("What the account may do for the site"),
  mayGrant: z.boolean().describe("An administrator, about somebody else"),
  mayDecide: z.boolean().describe("A moderator, not about oneself, and only an admin about people of the staff"),
});
export type PersonFile = z.infer<typeof personFile>;

/** What a list of accounts may be narrowed to; `staff`: those with a scope. */
export const personStates = ["suspended", "struck", "staff", "verified", "unverified", "unconfirmed"] as const;
export type PersonState = (typeof personStates)[number];

/** The fewest letters or digits that one of the words has to have, but for the number of an account. */
export const shortestPersonWord = 3;

const foundPerson = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  name: z.string().nullable().describe("First and last name, or the company's"),
  registeredAt: instant,
  emailConfirmed: z.boolean(),
  verified: z.boolean(),
  suspended: z.boolean(),
  strikes: z.number().int(),
  isOfShop: z.boolean().describe("Has a scope"),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** Words that people are sought by: one has enough letters, or it is a number. */
export const soughtWords = z
  .string()
  .trim()
  .max(254)
  .refine(
    (text) =>
      text === "" || /^\d{1,15}$/.test(text) || text.split(/\s+/).some((word) => word.length >= shortestPersonWord),
  );
const beyond = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional()
  .catch(undefined);

const narrowed = z.object({
  q: soughtWords.default(""),
  state: z
    .enum(["", ...personStates])
    .catch("")
    .default(""),
});
export type PeopleNarrowing = z.output<typeof narrowed>;

const params = z.object({ name: z.string().min(1).max(254).describe("User name or e-mail") });

export const people = {
  list: route({
    method: "GET",
    path: "/api/moderation/people",
    summary:
      "Moderator or support: accounts, the newest first, by parts of their name, e-mail, contact details or number; that they were shown is noted, what was typed is not",
    scopes: ["moderation", "support"],
    query: narrowed.extend({
      before: beyond.describe("`older` of another answer: accounts made before that one"),
      after: beyond.describe("`newer` of another answer: accounts made after that one"),
    }),
    response: z.object({
      items: z.array(foundPerson),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  table: tableRoute({
    // Beside the list, not below it: there a name stands.
    path: "/api/moderation/people-table",
    summary: `Moderator: the same as CSV, at most the newest ${mostCounted} accounts; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  setGroup: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/group",
    summary:
      "Moderator: put an account into a group of users, or into none, in the place of the membership that was seen (CHANGED_ELSEWHERE)",
    scopes: ["moderation"],
    params,
    body: z.object({
      groupId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
      until: instant.nullable().default(null),
      seen: instant.nullable().describe("`from` of the membership that was seen; null: none"),
    }),
    response: z.object({ data: personFile }),
    errors: [409],
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/people/{name}",
    summary: "Moderator or support: an account by its name or e-mail, with what a suspension would touch",
    scopes: ["moderation", "support"],
    params,
    response: z.object({ data: personFile }),
    errors: [422],
  }),
  setVerification: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/verification",
    summary:
      "Moderator: let an account, or its owner's age as seen in person, count as verified or not, with a reason that the audit keeps. The same again changes nothing",
    scopes: ["moderation"],
    params,
    body: z.object({ kind: z.enum(["account", "age"]), verified: z.boolean(), reason: decisionReason }),
    response: z.object({ data: personFile }),
  }),
  setScopes: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/scopes",
    summary:
      "Administrator: what an account may do for the site, with a reason that the audit keeps; never the own ones. Needs a fresh proof (PASSWORD_NEEDED). The same again changes nothing",
    scopes: ["admin"],
    params,
    body: z.object({
      scopes: z.array(z.enum(scopes)).max(scopes.length),
      seen: z.array(z.string().max(30)).max(20).describe("As they were seen: SCOPES_CHANGED where they are others"),
      reason: decisionReason,
    }),
    response: z.object({ data: personFile }),
    errors: [409],
  }),
  setSuspension: route({
    method: "PUT",
    path: "/api/moderation/people/{name}/suspension",
    summary:
      "Moderator: suspend an account (its listings freeze, its leading bids go, its sign-ins end) or release it, with a reason that its owner is told. The same again changes nothing",
    scopes: ["moderation"],
    params,
    body: z.object({ suspended: z.boolean(), reason: decisionReason }),
    response: z.object({ data: personFile }),
  }),
};
