import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ProductTable } from "#contract/products/product-table.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { nameCategories } from "#server/features/catalogue/name-categories.ts";
import { readDayRates } from "#server/features/payments/tax-setting.ts";
import { fieldErrors } from "#server/http/field-errors.ts";
import { message } from "#server/messages/messages.ts";
import { categoryReader } from "#server/tables/cell-rules.ts";
import { decodeTable } from "#server/tables/decode-table.ts";
import type { ReadRow } from "#server/tables/row-rules.ts";
import { type CutTable, columnNamed, cutTable, plain } from "#server/tables/table-rules.ts";
import { cellText } from "./cell-text-rules.ts";
import {
  type GoodsColumn,
  type GoodsField,
  goodsColumns,
  maxGoodsBytes,
  maxGoodsChanges,
  maxGoodsColumns,
  maxGoodsRows,
} from "./columns.ts";
import { changedFields, type PlannedRow, planRow } from "./plan-rules.ts";
import { readStockColumns, type StockColumn } from "./read-stock-columns.ts";
import { readTableProducts } from "./read-table-products.ts";
import { readGoodsRow } from "./row-rules.ts";
import { waysOf } from "./ways-of.ts";

type TableRow = ProductTable["rows"][number];

export interface TablePlan {
  /** What is told of it. */
  readonly described: ProductTable;
  /** What is done, in the order of the file. */
  readonly steps: readonly Step[];
}
export type Step = Extract<PlannedRow, { action: "add" | "change" }>;

/** After so many rows others get their turn. */
const rowsAtOnce = 500;
/** Refused rows that are told one by one; of more only the number is. */
const mostRefused = 300;

/** What a table of goods would add, change and refuse, as things stand; stores nothing (rule PD10). For people with the scope `shop`. */
export async function planTable(ctx: Ctx, bytes: Buffer): Promise<TablePlan> {
  requireScope(ctx, "shop");
  if (bytes.length > maxGoodsBytes)
    throw new Invalid({ content: ["TABLE_TOO_BIG"] }, "TABLE_TOO_BIG", { megabytes: maxGoodsBytes / 1e6 });
  const decoded = decodeTable(bytes);
  if (!decoded) throw new Invalid({ content: ["TABLE_NOT_TEXT"] }, "TABLE_NOT_TEXT");
  const stock = await readStockColumns(ctx);
  const table = cutTable<GoodsColumn>(decoded.text, {
    fieldOf: (header) => stockColumn(stock, header) ?? columnNamed(goodsColumns, header),
    maxRows: maxGoodsRows,
    maxColumns: maxGoodsColumns,
  });
  if ("fault" in table) throw new Invalid({ content: [table.fault] }, table.fault, table.details);
  const rows = await readRows(ctx, table);
  const planned = await planRows(ctx, rows);
  const steps = planned.flatMap(({ plan }) => (plan.action === "add" || plan.action === "change" ? [plan] : []));
  if (steps.length > maxGoodsChanges)
    throw new Invalid({ content: ["TABLE_TOO_MANY_CHANGES"] }, "TABLE_TOO_MANY_CHANGES", {
      count: steps.length,
      maximum: maxGoodsChanges,
    });
  const count = (action: PlannedRow["action"]) => planned.filter(({ plan }) => plan.action === action).length;
  const describer = { ctx, table, stock, ways: waysOf(await nameCategories(ctx), ctx.locale) };
  const refused = planned.filter(({ plan }) => plan.action === "refused").slice(0, mostRefused);
  const shown = planned.filter(({ plan }) => plan.action === "add" || plan.action === "change");
  return {
    steps,
    described: {
      encoding: decoded.encoding,
      ignored: table.columns.flatMap(({ header, field }) => (field === null && header ? [header] : [])),
      counts: { add: count("add"), change: count("change"), same: count("same"), refused: count("refused") },
      rows: [...shown, ...refused].sort((a, b) => a.line - b.line).map((row) => describeRow(describer, row)),
      seal: sealOf(steps),
    },
  };
}

interface PlacedRow extends ReadRow<GoodsColumn> {
  readonly line: number;
}
interface PlacedPlan extends PlacedRow {
  readonly plan: PlannedRow;
}

async function readRows(ctx: Ctx, { columns, rows }: CutTable<GoodsColumn>): Promise<PlacedRow[]> {
  const categoryOf = categoryReader(await nameCategories(ctx));
  const rates = await readDayRates(ctx, ctx.clock());
  const read: PlacedRow[] = [];
  for (const { line, cells } of rows) {
    if (read.length % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    read.push({ line, ...readGoodsRow(columns, cells, { categoryOf, rates }) });
  }
  return read;
}

async function planRows(ctx: Ctx, rows: readonly PlacedRow[]): Promise<PlacedPlan[]> {
  const named = (column: "id" | "sku") => rows.flatMap(({ said }) => said.get(column) ?? []);
  const found = await readTableProducts(ctx, {
    ids: named("id").map(Number),
    skus: named("sku").map(String),
  });
  const known = {
    byId: new Map(found.map((product) => [product.id, product])),
    bySku: new Map(found.map((product) => [product.body.sku, product])),
    lines: new Map<string, number>(),
  };
  const planned: PlacedPlan[] = [];
  for (const row of rows) {
    if (planned.length % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const plan: PlannedRow =
      row.faults.length > 0
        ? { action: "refused", faults: row.faults, issues: [] }
        : planRow(row.said, row.line, known);
    planned.push({ ...row, plan });
  }
  return planned;
}

interface Describer {
  readonly ctx: Ctx;
  readonly table: CutTable<GoodsColumn>;
  readonly stock: readonly StockColumn[];
  readonly ways: ReadonlyMap<number, string>;
}

function describeRow(describer: Describer, { line, said, plan }: PlacedPlan): TableRow {
  const isStep = plan.action === "add" || plan.action === "change";
  const body = isStep ? plan.body : null;
  return {
    line,
    action: plan.action === "same" ? "refused" : plan.action,
    sku: body?.sku ?? String(said.get("sku") ?? ""),
    name: body?.name ?? String(said.get("name") ?? ""),
    changes: isStep ? changesOf(describer, plan) : [],
    faults: plan.action === "refused" ? faultsOf(describer, plan) : [],
  };
}

/** What changes, as cells say it; of a new product only its pieces are more than what stands in the row. */
function changesOf({ ctx, stock, ways }: Describer, { before, body, moves }: Step): TableRow["changes"] {
  const { locale } = ctx;
  const fields = before ? changedFields(before.body, body) : [];
  return [
    ...fields.map((field) => ({
      field: goodsColumns[field][locale],
      from: before ? cellText(before.body, field, ways, locale) : "",
      to: cellText(body, field, ways, locale),
    })),
    ...moves.map(({ storeId, from, to }) => ({
      field: stock.find((column) => column.storeId === storeId)?.[locale] ?? "",
      from: String(from),
      to: String(to),
    })),
  ];
}

function faultsOf(
  { ctx, table }: Describer,
  { faults, issues }: Extract<PlannedRow, { action: "refused" }>,
): TableRow["faults"] {
  const headerOf = (field: GoodsField) =>
    table.columns.find((column) => column.field === field)?.header ?? goodsColumns[field]?.[ctx.locale] ?? field;
  return [
    ...faults.map(({ column, key, details }) => ({
      column: column in goodsColumns ? headerOf(column as GoodsField) : column,
      message: message(ctx.locale, key, details),
    })),
    ...issues.map(({ field, issue }) => ({
      column: headerOf(field),
      message: Object.values(fieldErrors([{ ...issue, instancePath: `/${field}` }], ctx.locale))
        .flat()
        .join(" "),
    })),
  ];
}

function stockColumn(stock: readonly StockColumn[], header: string): GoodsColumn | null {
  const name = plain(header);
  const found = stock.find(({ cs, en }) => plain(cs) === name || plain(en) === name);
  return found ? `store:${found.storeId}` : null;
}

/** What was shown, sealed: whatever has changed meanwhile of what the steps begin with, or of the file, makes another one. */
function sealOf(steps: readonly Step[]): string {
  const described = steps.map(({ action, before, body, moves }) => [action, before?.id, before?.version, body, moves]);
  return createHash("sha256").update(JSON.stringify(described)).digest("base64url");
}
