import { z } from "zod";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";

/** How the picture of a member is framed in the header. */
export const groupStyles = ["gold", "plain"] as const;

const groupName = z.string().trim().min(1).max(60);
const ofGroup = {
  name: z.object({ cs: groupName, en: groupName }),
  discount: z.number().int().min(0).max(100).describe("Percent of a price"),
  style: z.enum(groupStyles),
};
const group = z.object({ id: z.number().int(), ...ofGroup });
export type UserGroup = z.infer<typeof group>;

/** The group that a person is in now. */
export const membership = z.object({ group, from: instant, until: instant.nullable() });
export type Membership = z.infer<typeof membership>;

/** Groups of users with a discount (rule A17). */
export const groups = {
  list: route({
    method: "GET",
    path: "/api/moderation/groups",
    summary: "Moderator: the groups of users",
    scopes: ["moderation"],
    response: z.object({ data: z.array(group) }),
  }),
  add: route({
    method: "POST",
    path: "/api/moderation/groups",
    summary: "Administrator: a new group of users; its name is its own",
    scopes: ["admin"],
    body: z.object(ofGroup),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
};
