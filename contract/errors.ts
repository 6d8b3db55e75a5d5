import { z } from "zod";

/**
 * Body of every answer that is not a success.
 * `message` is for people, in the caller's language (Accept-Language); `code` is for programs;
 * `errors` maps a field to its messages (422); `details` carries the numbers a message speaks of.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
