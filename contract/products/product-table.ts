import { z } from "zod";
import { route } from "#contract/route.ts";

/** A row of a table that would be added, changed or refused; rows that change nothing are counted alone. */
const tableRow = z.object({
  line: z.number().int().describe("Of the file, from 1, the line of names included"),
  action: z.enum(["add", "change", "refused"]),
  sku: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
});

const table = z.object({
  encoding: z.enum(["utf-8", "utf-16", "windows-1250", "cp852"]),
  ignored: z.array(z.string()).describe("Columns that no field answers to"),
  counts: z.object({
    add: z.number().int(),
    change: z.number().int(),
    same: z.number().int(),
    refused: z.number().int(),
  }),
  rows: z.array(tableRow).describe("Of many refused ones only the first are here"),
  seal: z.string().describe("Names exactly what was shown; the import takes it back"),
});
export type ProductTable = z.infer<typeof table>;

/** Goods from stock as a table, out and in. */
export const productTable = {
  export: route({
    method: "GET",
    path: "/api/admin/products/table",
    summary: "Operator: all products as CSV: UTF-8 with its mark, semicolons, columns that an import takes back",
    scopes: ["shop"],
    response: z.object({ data: z.object({ name: z.string(), content: z.string() }) }),
  }),
  read: route({
    method: "POST",
    path: "/api/admin/products/table/reading",
    summary: "Operator: what a table (CSV, field `image` of a form) would add, change and refuse; stores nothing",
    scopes: ["shop"],
    upload: true,
    response: z.object({ data: table }),
  }),
  import: route({
    method: "POST",
    path: "/api/admin/products/table/import",
    summary:
      "Operator: add and change what a table was shown to, all or nothing; 409 where it would be something else by now",
    scopes: ["shop"],
    upload: true,
    query: z.object({ seal: z.string().max(100).catch("").default("") }),
    response: z.object({ data: z.object({ added: z.number().int(), changed: z.number().int() }) }),
    errors: [409],
  }),
};
