import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { longBodyBytes, route } from "#contract/route.ts";
import { idempotencyHeader, idParam } from "#contract/values/shapes.ts";
import { declarations } from "./listing-kinds.ts";
import { listingFields } from "./own-listings.ts";
import { propertyRule } from "./property-rules.ts";
import { maxTableBytes, maxTableRows } from "./table-columns.ts";

const rowFields = listingFields.partial();

/** A row of a table that was read: what a draft would hold, or why it cannot be one. */
const readRow = z.object({
  line: z.number().int().describe("Of the file, from 1, the line of names included"),
  name: z.string().describe("As it is written, so that the row can be told from others"),
  fields: rowFields.nullable().describe("null where something in the row is wrong: it would not be stored"),
  faults: z.array(z.object({ column: z.string().describe("As its first line names it"), message: z.string() })),
});

/** A draft of a supply as a row: its fields, its pictures, and all that it still lacks. */
const draftRow = listingFields.extend({
  id: z.number().int(),
  version: z.number().int(),
  number: z
    .number()
    .int()
    .nullable()
    .describe("Its row in the newest table, or counted on after it; null for what is older than that table"),
  isOfNewestTable: z
    .boolean()
    .describe("Whether it came with the newest table, so that it is chosen for publication at first"),
  pictures: z.array(picture),
  declarationsNeeded: z.array(z.enum(declarations)),
  propertyRules: z.array(propertyRule).describe("What its category asks of its properties"),
  missing: z
    .record(z.string(), z.array(z.string()))
    .describe("Why it cannot be published as it stands, by field; empty when it can"),
});
export type DraftRow = z.infer<typeof draftRow>;

const drafts = z.object({ data: z.array(draftRow) });

/** As much as a table takes, and what its parsing weighs. */
const large = { bodyLimit: longBodyBytes, weight: 6 };

/** Many bottles at once: a table that is read, the drafts that come of it, and what they lack. */
export const manyListings = {
  readTable: route({
    method: "POST",
    path: "/api/me/advertisements/table",
    summary: "Read a table (CSV, or pasted from a spreadsheet) without storing anything",
    ...large,
    body: z.object({
      content: z
        .base64()
        .min(4)
        .max(Math.ceil(maxTableBytes / 3) * 4)
        .describe("The table, base64: UTF-8, UTF-16, Windows-1250 or CP852; semicolons, commas or tabs"),
    }),
    response: z.object({
      data: z.object({
        encoding: z.enum(["utf-8", "utf-16", "windows-1250", "cp852"]),
        ignored: z.array(z.string()).describe("Columns that no field answers to"),
        rows: z.array(readRow),
      }),
    }),
    errors: [403],
  }),
  createDrafts: route({
    method: "POST",
    path: "/api/me/advertisements/drafts",
    summary: "Start many drafts, all or none; again under the same key: the drafts of the first time",
    ...large,
    headers: idempotencyHeader,
    body: z.object({ rows: z.array(rowFields).min(1).max(maxTableRows) }),
    status: 201,
    response: z.object({ data: z.object({ ids: z.array(z.number().int()) }) }),
    errors: [403, 409],
  }),
  drafts: route({
    method: "GET",
    path: "/api/me/advertisements/drafts",
    summary: "One's drafts of supplies, the newest table first, each with what it still lacks",
    response: drafts,
  }),
  takePicture: route({
    method: "PUT",
    path: "/api/me/advertisements/{id}/images/{pictureId}",
    summary: "Move a picture to this draft, at its end, from another of one's drafts. Again: the same",
    params: idParam.extend({ pictureId: z.string().min(1).max(64) }),
    body: z.object({ from: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: z.object({ data: z.array(picture) }),
    errors: [403, 409],
  }),
};
