import { z } from "zod";
import { user } from "#contract/accounts/accounts.ts";
import { bidLine, ownReceipt } from "#contract/bids/bids.ts";
import { lotState } from "#contract/bids/lot-state.ts";
import { cancellation } from "#contract/listings/listings.ts";
import { adminCounts } from "#contract/moderation/moderation.ts";
import { offer } from "#contract/offers/offers.ts";
import { nextSteps, secondChance } from "#contract/purchases/purchases.ts";
import { route } from "#contract/route.ts";

/** How the caller stands on one listing: what its public page leaves out. */
const ownPart = z.object({
  lot: lotState,
  lines: z
    .array(bidLine)
    .nullable()
    .describe(
      "The newest lines of the history with what is the caller's; null where none is, and none may be taken back",
    ),
  receipts: z.array(ownReceipt),
  offers: z.array(offer).describe("The caller's own, or those to the caller's listing"),
  nextSteps: nextSteps.nullable().describe("To the seller of what found no buyer"),
  secondChance: secondChance.nullable(),
  cancellation: cancellation.nullable(),
  ownConversationId: z.number().int().nullable(),
  waiting: z.number().int().describe("Questions that wait for the seller's answer in public"),
});
export type OwnPart = z.infer<typeof ownPart>;

const sessionView = z.object({
  user,
  ownListingTotal: z.number().int().describe("One's listings of every state, drafts included"),
  messageCounts: z.object({
    total: z.number().int().describe("Messages and notifications"),
    new: z.number().int().describe("Of these, what has not been read"),
    newNotifications: z.number().int().describe("Of these, notifications"),
  }),
  cartPieces: z.number().int().describe("Pieces of goods in the cart"),
  watched: z.array(z.number().int()).describe("Ids of the listings that one follows, the last one first"),
  own: ownPart.nullable().describe("On the listing that was asked about, where the caller may see it"),
  waiting: adminCounts.nullable().describe("What waits for a moderator; null for everybody else"),
});
export type SessionView = z.infer<typeof sessionView>;

/** What a page that is the same for everybody learns of who looks at it. */
export const session = {
  own: route({
    method: "GET",
    path: "/api/me/session",
    summary:
      "The signed-in user with the counts of the header and what they follow, and how they stand on a listing, in one answer",
    query: z.object({
      for: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe("A listing's id"),
    }),
    response: z.object({ data: sessionView }),
  }),
};
