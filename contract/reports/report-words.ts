/** What is reported, why, and what is decided of it (rules M12 to M15). */

/** Things that have a page or a place on one, which everybody may report. */
export const reportedThings = ["listing", "review", "profile"] as const;
export type ReportedThing = (typeof reportedThings)[number];

/** `message`, `person`: of a conversation, by its other side; `product`: goods that the site itself sells. */
export const reportKinds = ["message", "person", "listing", "product", "review", "profile"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why somebody tells moderators of a message or the other side of a conversation. */
export const talkReasons = ["fraud", "outside_deal", "insult", "spam", "law", "other"] as const;
/** Why somebody tells moderators of a listing, a review or a profile. */
export const thingReasons = [
  "counterfeit",
  "forbidden_goods",
  "age",
  "fraud",
  "insult",
  "intellectual_property",
  "law",
  "other",
] as const;
export const reportReasons = [...new Set([...talkReasons, ...thingReasons])];
export type TalkReason = (typeof talkReasons)[number];
export type ThingReason = (typeof thingReasons)[number];
export type ReportReason = TalkReason | ThingReason;

/** Longest note beside a report of a message, in characters. */
export const longestReportNote = 1_000;

/** Shortest and longest explanation of a report of a thing, and reasons of an appeal, in characters. */
export const explanationLength = { least: 5, most: 2_000 } as const;

export const reportOutcomes = ["upheld", "dismissed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What an upheld report has led to; each is done by a verb of its own before the report is decided (rule M14). */
export const reportActions = ["none", "taken_off", "hidden", "suspended"] as const;
export type ReportAction = (typeof reportActions)[number];

/** The actions that there are for each kind. */
export const actionsOf: Record<ReportKind, readonly ReportAction[]> = {
  message: ["none", "hidden", "suspended"],
  person: ["none", "suspended"],
  listing: ["none", "taken_off", "suspended"],
  product: ["none", "taken_off"],
  review: ["none", "hidden", "suspended"],
  profile: ["none", "suspended"],
};

/**
 * What became of a listing that had been taken off, once an appeal was granted: it is back, or stays off since its end has
 * passed, another decision holds it, its seller had withdrawn it or offers it again, the account may not sell, or its category
 * no longer takes such an offer.
 */
export const listingReturns = ["back", "ended", "held", "withdrawn", "again", "account", "category"] as const;
export type ListingReturn = (typeof listingReturns)[number];

/** What a decision against somebody rests on: the law, or the terms of the site. */
export const reportGrounds = ["law", "terms"] as const;
export type ReportGround = (typeof reportGrounds)[number];

/** Who reported, and whom it concerns. */
export const reportSides = ["reporter", "reported"] as const;
export type ReportSide = (typeof reportSides)[number];

/** Moderators read so many messages of a conversation, up to the reported one. */
export const reportContext = 10;

/** So long after a decision it may be appealed, in months (Digital Services Act, Art. 20). */
export const appealMonths = 6;

/** `granted`: the decision before it is turned round. */
export const appealOutcomes = ["granted", "refused"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
