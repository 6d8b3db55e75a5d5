import { z } from "zod";
import { categoryLink } from "#contract/catalogue/catalogue.ts";
import { listingStatuses } from "#contract/listings/listing-kinds.ts";
import { sellerCard } from "#contract/listings/listings.ts";
import { ownListing } from "#contract/listings/own-listings.ts";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { done, idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import { decisionReason, listingRules, sitePolicies } from "./decisions.ts";

/** before: it waits for its publication; after: it runs already; change: it runs, and a change of it waits. */
const inspectionKinds = ["before", "after", "change"] as const;
export const inspectionGroups = ["before", "after", "decided"] as const;
export type InspectionGroup = (typeof inspectionGroups)[number];

/** A listing as a moderator reads it: all that the public would, nothing that stays its seller's secret. */
const inspectedListing = ownListing
  .omit({
    reservePrice: true,
    automaticRelists: true,
    returned: true,
    inspectedBefore: true,
    editsWait: true,
  })
  .omit({ createdAt: true, updatedAt: true, version: true, declarationsNeeded: true, propertyRules: true })
  .extend({ categoryPath: z.array(categoryLink) });
export type InspectedListing = z.infer<typeof inspectedListing>;

const rejection = z.object({ rule: z.enum(sitePolicies).nullable(), reason: z.string(), at: instant });

/** Another listing with pictures or words like those of the one that is inspected (rule I8). */
const nearDuplicate = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(listingStatuses).exclude(["draft", "awaiting_payment"]),
  picture: picture.nullable(),
  seller: z.object({ id: z.number().int(), username: z.string() }),
  isSameSeller: z.boolean(),
  pictures: z.number().int().describe("How many pictures of the inspected listing it has, nearly"),
  words: z.number().int().nullable().describe("How much of the description is the same, in per cent; null below 60"),
});
export type NearDuplicate = z.infer<typeof nearDuplicate>;

/** An inspection with its outcome. */
const inspectionFile = z.object({
  id: z.number().int(),
  kind: z.enum(inspectionKinds),
  name: z.string(),
  seller: sellerCard,
  listing: inspectedListing.nullable().describe("null once it has been thrown away"),
  submittedAt: instant,
  outcome: z.enum(["approved", "rejected"]).nullable(),
  decidedAt: instant.nullable(),
  rejection: rejection.nullable(),
  nearDuplicates: z.array(nearDuplicate).describe("While it waits, at most 6, the most alike first"),
  earlier: z.array(rejection).describe("What this listing was returned for before, newest first"),
  mayDecide: z.boolean().describe("Not about one's own listing, nor about one that one has bid on"),
});
export type InspectionFile = z.infer<typeof inspectionFile>;

/** How much waits on the moderators' back office, by page. */
export const adminCounts = z.object({
  inspections: z.number().int(),
  cases: z.number().int(),
  suspicions: z.number().int(),
  reports: z.number().int(),
});
export type AdminCounts = z.infer<typeof adminCounts>;

const narrowed = z.object({ group: z.enum(inspectionGroups).catch("before").default("before") });
export type InspectionNarrowing = z.output<typeof narrowed>;

export const moderation = {
  waiting: route({
    method: "GET",
    path: "/api/moderation/waiting",
    summary: "Moderator: how much waits for a decision",
    scopes: ["moderation"],
    response: z.object({ data: adminCounts }),
  }),
  inspections: route({
    method: "GET",
    path: "/api/moderation/inspections",
    summary:
      "Moderator: listings to look at before or after their publication, oldest first; decided ones newest first",
    scopes: ["moderation"],
    query: narrowed.extend({ lang: locale.catch("cs").default("cs"), page: pageNumber }),
    response: pageOf(inspectionFile).extend({
      waiting: z.object({ before: z.number().int(), after: z.number().int() }),
    }),
  }),
  inspectionTable: tableRoute({
    path: "/api/moderation/inspections/table",
    summary: `Moderator: the same as CSV, at most the first ${mostCounted} inspections; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  decideInspection: route({
    method: "PUT",
    path: "/api/moderation/inspections/{id}/decision",
    summary:
      "Moderator: let a listing be, or not, with reasons that its seller is told: it goes back to them, or is cancelled where it runs. The same again changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: z.discriminatedUnion("decision", [
      z.object({ decision: z.literal("approve") }),
      z.object({ decision: z.literal("reject"), rule: z.enum(listingRules), reason: decisionReason }),
    ]),
    response: done,
    errors: [409],
  }),
};
