import { z } from "zod";
import { route } from "#contract/route.ts";
import { idParam, instant } from "#contract/values/shapes.ts";
import { yearParam } from "./seller-reports.ts";

/** By the format (OECD DPI 1.0): new information, corrections and deletions, nothing to report. */
export const messageKinds = ["DPI401", "DPI402", "DPI403"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What becomes of a record: sent again as it is (of the operator alone), new, corrected, deleted. */
export const documentKinds = ["OECD0", "OECD1", "OECD2", "OECD3"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Parts of a record that can differ from what was sent. */
const recordFields = ["name", "address", "numbers", "birth", "accounts", "amounts"] as const;
export type RecordField = (typeof recordFields)[number];

const message = z.object({
  id: z.number().int(),
  kind: z.enum(messageKinds),
  refId: z.string().describe("MessageRefId"),
  writtenAt: instant,
  by: z.string().nullable().describe("Who has made it; null: an account that is gone"),
  added: z.number().int(),
  corrected: z.number().int(),
  deleted: z.number().int(),
});
export type ReportMessage = z.infer<typeof message>;

const difference = z.object({
  userId: z.number().int(),
  name: z.string(),
  kind: z.enum(["added", "corrected", "deleted"]),
  fields: z.array(z.enum(recordFields)).describe("Of a corrected one: what differs"),
});
export type ReportDifference = z.infer<typeof difference>;

const history = z.object({
  messages: z.array(message).describe("The latest first"),
  operatorDiffers: z.boolean().describe("What was sent of the operator is no longer so"),
  differences: z.array(difference).describe("Sellers who differ from what was sent; none before the first message"),
});
export type ReportHistory = z.infer<typeof history>;

export const sellerReportMessages = {
  list: route({
    method: "GET",
    path: "/api/finance/seller-reports/{year}/messages",
    summary:
      "Finance: messages to the tax office that were made for a year, and what differs from them now; noted in the audit",
    scopes: ["finance"],
    params: yearParam,
    response: z.object({ data: history }),
    errors: [409],
  }),
  make: route({
    method: "POST",
    path: "/api/finance/seller-reports/{year}/messages",
    summary:
      "Finance: make the messages that a year that has ended needs now: the first, or corrections and additions (NOTHING_CHANGED)",
    scopes: ["finance"],
    params: yearParam,
    status: 201,
    response: z.object({ data: z.array(message) }),
    errors: [409],
  }),
  file: route({
    method: "GET",
    path: "/api/finance/seller-report-messages/{id}/file",
    summary: "Finance: a message as XML (OECD DPI 1.0); noted in the audit",
    scopes: ["finance"],
    params: idParam,
    response: z.string(),
  }),
  discard: route({
    method: "DELETE",
    path: "/api/finance/seller-report-messages/{id}",
    summary: "Finance: forget the latest message of a year, which the tax office has not taken (NOT_LATEST)",
    scopes: ["finance"],
    params: idParam,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
};
