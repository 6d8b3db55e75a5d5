import { z } from "zod";
import { user } from "#contract/accounts/accounts.ts";
import { deskCounts } from "#contract/listings/moderation.ts";
import { route } from "#contract/route.ts";

const frame = z.object({
  user,
  ownListingTotal: z.number().int().describe("One's listings of every state, drafts included"),
  messageCounts: z.object({
    total: z.number().int().describe("Messages and notices"),
    new: z.number().int().describe("Of these, what has not been read"),
  }),
  watched: z.array(z.number().int()).describe("Ids of the listings that one follows, the last one first"),
  waiting: deskCounts.nullable().describe("What waits for a moderator; null for everybody else"),
});
export type Frame = z.infer<typeof frame>;

/** What a page that is the same for everybody learns of who looks at it. */
export const frames = {
  own: route({
    method: "GET",
    path: "/api/me/frame",
    summary: "The signed-in user with the counts of the header and what they follow, in one answer",
    tag: "accounts",
    auth: "user",
    status: 200,
    response: z.object({ data: frame }),
    errors: [401],
  }),
};
