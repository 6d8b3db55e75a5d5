import { z } from "zod";

/** Shapes that several features' contracts use. */

/** Characters that turn the direction of the text after them: they would let a name rearrange the page around it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Characters that break a line or cannot be seen, which a pasted text may bring along. */
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Characters that can be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line that people write and others read: a name, a brand, a place. Nothing invisible in it turns its direction, and
 * what is written at all can be seen.
 */
export const writtenLine = z
  .string()
  .overwrite((text) => text.replace(directionMarks, "").replace(lineBreaks, " "))
  .trim()
  .refine((text) => text === "" || visible.test(text));

/** Instant in UTC, ISO 8601 with `Z`. */
export const instant = z.iso.datetime().describe("Instant in UTC, ISO 8601");

/** A bound of a period: a day in Prague, or empty for none. */
export const optionalDay = z.union([z.literal(""), z.iso.date()]).default("");

/** The version that was seen (rule DK4): CHANGED_ELSEWHERE where another one is stored. */
export const version = z.number().int().min(0).max(2_147_483_647);
/** The version that is taken away, in the address: CHANGED_ELSEWHERE where another one is stored. */
export const versionInAddress = z.object({ version: z.coerce.number().pipe(version) });

/** Path parameter `{id}`: ids are positive integers from one sequence, below 2^53. */
export const idParam = z.object({
  id: z.coerce
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.number().max(Number.MAX_SAFE_INTEGER)),
});

/** `termsRevision` of the listing as the caller saw it; where another one holds, nothing is bound (rule P12). */
export const seenTerms = z
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .describe("The listing's `termsRevision` as it was seen: TERMS_CHANGED where it is another one now");

/** The caller's own name for one attempt: sent again after a lost answer, it gets the same answer (rule B11). */
export const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .min(8)
    .max(100)
    .regex(/^[\w.:-]+$/),
});

/** Page number of a list, from 1; any other value falls back to 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1).default(1);

/** Long lists of the back office are counted up to here; a greater `total` says only that there are more. */
export const mostCounted = 10_000;

/** A list cut into pages. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int().describe("How many there are on all pages"),
    page: z.number().int(),
    pages: z.number().int().describe("Number of pages, at least 1"),
  });

/** The token that the page got from reCAPTCHA; needed where the operator has turned the check on. */
export const recaptchaToken = z.string().max(8_000).optional().describe("Token of reCAPTCHA, version 3");

/** Body of "these have been seen": everything up to one of them. */
export const seenUpTo = z.object({
  upTo: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).describe("The last one that was seen"),
});

/** Answer without content worth telling. */
export const done = z.object({ data: z.object({ ok: z.literal(true) }) });
