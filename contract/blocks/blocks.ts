import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

const blockedPerson = z.object({ id: z.number().int(), username: z.string(), at: instant });
export type BlockedPerson = z.infer<typeof blockedPerson>;

/** People from whom one takes no more questions, messages and offers (rule M9). */
export const blocks = {
  list: route({
    method: "GET",
    path: "/api/me/blocks",
    summary: "People that one has blocked, the last one first",
    response: z.object({ data: z.array(blockedPerson) }),
  }),
  set: route({
    method: "PUT",
    path: "/api/me/blocks/{id}",
    summary: "Block a person or let them write again; the same again changes nothing",
    params: idParam,
    body: z.object({ blocked: z.boolean() }),
    response: done,
    errors: [409],
  }),
};
