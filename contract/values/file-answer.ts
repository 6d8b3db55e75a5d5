import { z } from "zod";

/** A file as an answer of the API: what a browser saves. */
export const fileAnswer = z.object({
  data: z.object({
    name: z.string(),
    type: z.string().describe("Media type"),
    base64: z.string().describe("The file itself"),
  }),
});
export type FileAnswer = z.infer<typeof fileAnswer>;
