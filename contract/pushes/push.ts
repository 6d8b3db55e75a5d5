import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** Most devices of one account; the one added first makes room (rule NT13). */
export const maxPushDevices = 10;

/** Bytes of the given number in unpadded base64url. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`));

/** What a browser's `PushSubscription` says of itself (RFC 8030, RFC 8291). */
const subscription = z.object({
  endpoint: z.string().max(1_000).describe("https, at a public push service"),
  keys: z.object({
    p256dh: bytes(65).describe("Public key on P-256, uncompressed"),
    auth: bytes(16),
  }),
});
export type PushSubscription = z.infer<typeof subscription>;

export const push = {
  get: route({
    method: "GET",
    path: "/api/me/push",
    summary: "The server's public key for pushes (VAPID), and one's devices that get them",
    response: z.object({
      data: z.object({
        key: z.string().describe("For `applicationServerKey`, base64url"),
        devices: z.array(z.object({ id: z.number().int(), addedAt: instant })),
      }),
    }),
  }),
  add: route({
    method: "POST",
    path: "/api/me/push/devices",
    summary: "Get pushes on this device, as long as it stays signed in; the same again changes nothing",
    body: subscription,
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/push/devices/{id}",
    summary: "No more pushes on a device",
    params: idParam,
    response: done,
  }),
};
