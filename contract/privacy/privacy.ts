import { z } from "zod";
import { coolingDays, fetchableDays } from "#contract/accounts/account-limits.ts";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";

export const exportStatuses = ["waiting", "running", "ready", "failed", "expired"] as const;

const dataExport = z.object({
  id: z.number().int(),
  status: z.enum(exportStatuses),
  filesDone: z.number().int(),
  filesTotal: z.number().int().describe("0 until it is begun"),
  createdAt: instant,
  expiresAt: instant.nullable().describe("Until when it can be fetched"),
  bytes: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** What stands against a deletion. */
const deletionObstacles = [
  "LISTINGS_RUNNING",
  "BIDS_LEADING",
  "OFFERS_OPEN",
  "DEALS_OPEN",
  "CASES_OPEN",
  "ORDERS_UNPAID",
  "PAYOUT_WAITS",
  "FEES_UNBILLED",
  "WORKS_HERE",
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

const privacyView = z.object({
  export: dataExport.nullable().describe("The last one that was asked for"),
  obstacles: z.array(z.enum(deletionObstacles)).describe("What stands against a deletion now"),
});
export type Privacy = z.infer<typeof privacyView>;

export const privacy = {
  get: route({
    method: "GET",
    path: "/api/me/privacy",
    summary: "The export of the own data, and what stands against the deletion of the account",
    response: z.object({ data: privacyView }),
  }),
  requestExport: route({
    method: "POST",
    path: "/api/me/exports",
    summary: `Have all own data put into a ZIP, which can be fetched at /api/me/exports/{id}/file for ${fetchableDays} days; one at a time (EXPORT_UNDER_WAY), three a day`,
    status: 202,
    response: z.object({ data: privacyView }),
    errors: [409],
  }),
  requestDeletion: route({
    method: "POST",
    path: "/api/me/deletion",
    summary: `Have the account deleted in ${coolingDays} days; needs the password or a fresh proof, signs out everywhere. Signing in before calls it off (DELETION_REFUSED where something stands against it)`,
    body: z.object({ password: z.string().min(1).max(200).optional() }),
    status: 202,
    response: z.object({ data: z.object({ dueAt: instant }) }),
    errors: [409],
  }),
};
