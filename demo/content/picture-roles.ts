import { z } from "zod";

/** What a picture shows of a good; the front is always there and comes first. */
const roles = ["front", "label", "closure", "level", "back"] as const;
export type PictureRole = (typeof roles)[number];

/** The roles of a good's pictures in their order. */
export const pictureRoles = z
  .array(z.enum(roles))
  .min(2)
  .max(5)
  .refine(([first]) => first === "front");
