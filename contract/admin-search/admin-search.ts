import { z } from "zod";
import { soughtWords } from "#contract/accounts/people.ts";
import { route } from "#contract/route.ts";

/** Kinds of things that the back office finds by a word, in the order in which it shows them. */
export const foundKinds = ["person", "listing", "deal", "goods_order", "order", "document", "product"] as const;
export type FoundKind = (typeof foundKinds)[number];

const foundThing = z.object({
  kind: z.enum(foundKinds),
  id: z.number().int(),
  name: z.string().describe("A user name, a number of a document, or what a thing is called"),
  detail: z.string().describe("What tells it from others of its name; may be empty"),
  slug: z.string().nullable().describe("Of a listing"),
  group: z.string().nullable().describe("Of an order of goods: the list in which it stands"),
});
export type FoundThing = z.infer<typeof foundThing>;

export const adminSearch = {
  find: route({
    method: "GET",
    path: "/api/admin/found",
    summary:
      "Somebody of the staff: at most five things of each kind that the caller's scopes show, by number, name, e-mail or symbol; that people and documents were shown is noted",
    scopes: ["moderation", "content", "shop", "finance", "support"],
    query: z.object({ q: soughtWords.refine((text) => text !== "") }),
    response: z.object({ data: z.array(foundThing) }),
  }),
};
