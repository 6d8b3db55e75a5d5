import type { z } from "zod";
import type { manyListings } from "#contract/listings/many-listings.ts";
import { listingFields } from "#contract/listings/own-listings.ts";
import type { RowFields, TableColumn } from "#contract/listings/table-columns.ts";
import { type Ctx, requireTrader } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { nameCategories } from "#server/features/catalogue/name-categories.ts";
import { fieldErrors } from "#server/http/field-errors.ts";
import { message } from "#server/messages/messages.ts";
import { categoryReader } from "#server/tables/cell-rules.ts";
import { decodeTable } from "#server/tables/decode-table.ts";
import type { CutTable } from "#server/tables/table-rules.ts";
import { cutBottles, readBottle } from "./row-rules.ts";

type Answer = z.input<typeof manyListings.readTable.response>["data"];
type AnswerRow = Answer["rows"][number];

/** `content` is base64; answers its rows as drafts would hold them, or what is wrong in each. */
export async function readTable(ctx: Ctx, content: string): Promise<Answer> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.tableUser, String(userId));
  const decoded = decodeTable(Buffer.from(content, "base64"));
  if (!decoded) throw new Invalid({ content: ["TABLE_NOT_TEXT"] }, "TABLE_NOT_TEXT");
  const table = cutBottles(decoded.text);
  if ("fault" in table) throw new Invalid({ content: [table.fault] }, table.fault, table.details);
  const categoryOf = categoryReader(await nameCategories(ctx));
  return {
    encoding: decoded.encoding,
    ignored: table.columns.flatMap(({ header, field }) => (field === null && header ? [header] : [])),
    rows: table.rows.map(({ line, cells }) => {
      const { name, fields, faults } = readBottle(table.columns, cells, categoryOf);
      const described = faults.map(({ column, key, details }) => ({
        column,
        message: message(ctx.locale, key, details),
      }));
      const all = [...described, ...refusedValues(ctx, table.columns, fields)];
      return { line, name, fields: all.length > 0 ? null : fields, faults: all };
    }),
  };
}

/** Values that a draft would not take, as the contract refuses them, by the column that says them. */
function refusedValues(ctx: Ctx, columns: CutTable<TableColumn>["columns"], fields: RowFields): AnswerRow["faults"] {
  const checked = listingFields.partial().safeParse(fields);
  if (checked.success) return [];
  const issues = checked.error.issues.map((issue) => ({
    keyword: issue.code,
    instancePath: `/${issue.path.join("/")}`,
    params: { ...issue },
    message: issue.message,
  }));
  return Object.entries(fieldErrors(issues, ctx.locale)).map(([path, texts]) => {
    const field = path.split(".").at(-1);
    const header = columns.find((column) => column.field === field)?.header;
    // Where bidding starts may have been said as the price.
    return {
      column: header ?? columns.find((column) => column.field === "price")?.header ?? "",
      message: texts.join(" "),
    };
  });
}
