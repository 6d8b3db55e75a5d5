import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** A browser or program that is signed in as the caller. */
const device = z.object({
  id: z.number().int(),
  browser: z.string().nullable().describe("As the device calls itself, `Firefox 140`; null: unknown"),
  system: z.string().nullable().describe("`Windows`, `Android`; null: unknown"),
  kind: z.enum(["desktop", "mobile", "tablet"]).nullable(),
  network: z.string().nullable().describe("From where it was last seen: an IPv4 address or the /64 of an IPv6 address"),
  signedInAt: instant,
  lastUsedAt: instant.describe("Exact to an hour"),
  isThis: z.boolean().describe("The device that asks"),
});
export type Device = z.infer<typeof device>;

/** Where an account is signed in (rule A20). */
export const devicesOf = {
  list: route({
    method: "GET",
    path: "/api/me/devices",
    summary: "Devices that are signed in, the one that asks first, then by their last use",
    response: z.object({ data: z.array(device) }),
  }),
  signOut: route({
    method: "DELETE",
    path: "/api/me/devices/{id}",
    summary: "Sign one device out; its open pages learn of it at once",
    params: idParam,
    response: done,
  }),
  signOutOthers: route({
    method: "DELETE",
    path: "/api/me/devices",
    summary: "Sign out every device but the one that asks",
    response: done,
  }),
};
