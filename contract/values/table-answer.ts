import { z } from "zod";
import type { Scope } from "#contract/accounts/scopes.ts";
import { route } from "#contract/route.ts";

/** A list as a file for spreadsheets. */
const tableAnswer = z.object({
  data: z.object({
    name: z.string(),
    content: z.string().describe("CSV in UTF-8 with its mark, semicolons"),
    lines: z.number().int(),
    isCut: z.boolean().describe("There are more than the file takes"),
  }),
});
export type TableAnswer = z.infer<typeof tableAnswer>["data"];

/** The operation that gives a list of the back office, narrowed as its page is, as a table. */
export const tableRoute = <const Path extends `/${string}`, Query extends z.ZodObject>(table: {
  path: Path;
  summary: string;
  scopes: readonly Scope[];
  query: Query;
}) =>
  route({
    ...table,
    method: "GET",
    response: tableAnswer,
    errors: [403],
  });
