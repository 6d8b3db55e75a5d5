import { z } from "zod";

/** A list as a file for spreadsheets. */
export const tableAnswer = z.object({
  data: z.object({
    name: z.string(),
    content: z.string().describe("CSV in UTF-8 with its mark, semicolons"),
    lines: z.number().int(),
    isCut: z.boolean().describe("There are more than the file takes"),
  }),
});
export type TableAnswer = z.infer<typeof tableAnswer>["data"];
