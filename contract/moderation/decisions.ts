import { z } from "zod";

/**
 * Rules that a moderator's decision may rest on, by its subject: each decision names one, so that the people it touches
 * learn the ground as well as the facts (DSA, Art. 17).
 */
export const listingRules = [
  "description",
  "pictures",
  "category",
  "forbidden_goods",
  "authenticity",
  "decency",
  "law",
] as const;
export const reviewRules = ["decency", "privacy", "relevance", "law"] as const;
export const bidRules = ["earnest_bid", "shill_bid", "mistaken_bid", "law"] as const;
export const sitePolicies = [...new Set([...listingRules, ...reviewRules, ...bidRules])];
export type SitePolicy = (typeof listingRules | typeof reviewRules | typeof bidRules)[number];

/** Longest and shortest facts that a decision gives, in characters. */
export const reasonLength = { least: 5, most: 500 } as const;

/**
 * I5: A decision against a listing, bid, review or answer names a rule of the site and facts of {reasonLength.least} to {reasonLength.most}
 * characters (of a bid: R3), and is told with the way to object (DSA, Art. 17).
 */
export const decisionReason = z.string().trim().min(reasonLength.least).max(reasonLength.most);
