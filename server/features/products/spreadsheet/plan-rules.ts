import { type ProductBody, productBody } from "#contract/products/products.ts";
import { wallTimeText } from "#contract/values/prague-time.ts";
import type { CellFault, CellValue } from "#server/tables/cell-rules.ts";
import { plain } from "#server/tables/table-rules.ts";
import type { TableProduct } from "./cell-text-rules.ts";
import type { GoodsColumn, GoodsField } from "./columns.ts";

/** Pieces of a store, before and after. */
interface StockMove {
  readonly storeId: number;
  readonly from: number;
  readonly to: number;
}

/** What the contract finds wrong with a product, by the field that says it. */
interface FieldIssue {
  readonly field: GoodsField;
  readonly issue: {
    readonly keyword: string;
    readonly params: Record<string, unknown>;
    readonly message: string;
  };
}

type RowFault = {
  readonly column: string;
  readonly key: "ROW_ID_UNKNOWN" | "ROW_TWICE" | "SKU_TAKEN";
  readonly details: Record<string, string | number>;
};

/** What a row comes to. */
export type PlannedRow =
  | { readonly action: "same" }
  | {
      readonly action: "refused";
      readonly faults: readonly (CellFault | RowFault)[];
      readonly issues: readonly FieldIssue[];
    }
  | {
      readonly action: "add" | "change";
      /** null: it is added. */
      readonly before: TableProduct | null;
      readonly body: ProductBody;
      readonly moves: readonly StockMove[];
    };

/** Products that rows may mean, and the codes that rows before have taken. */
export interface KnownGoods {
  readonly byId: ReadonlyMap<number, TableProduct>;
  readonly bySku: ReadonlyMap<string, TableProduct>;
  /** The line that has said something of a product or a code. */
  readonly lines: Map<string, number>;
}

type Said = ReadonlyMap<GoodsColumn, CellValue>;

/**
 * PD10: A table of goods is shown before anything of it is stored: what each row adds, what it changes from what to what, or why it is
 * refused. A row belongs to a product by its number or code; an unknown code adds a product, which is hidden unless the row says otherwise.
 * A column that is missing changes nothing, an empty cell clears what may be empty. An export that is read back changes nothing, and no
 * cell of it begins as a formula. At most 20 000 rows, 100 columns and 6 MB are read, and at most 1 000 products are added or changed at
 * once.
 *
 * What a row that could be read adds or changes, or why it is refused.
 */
export function planRow(said: Said, line: number, known: KnownGoods): PlannedRow {
  const [id, sku] = [said.get("id"), said.get("sku")];
  const before = typeof id === "number" ? known.byId.get(id) : known.bySku.get(String(sku));
  if (typeof id === "number" && !before)
    return refused({ column: "id", key: "ROW_ID_UNKNOWN", details: { id: String(id) } });
  const code = String(sku ?? before?.body.sku ?? "");
  const other = known.bySku.get(code);
  if (other && other.id !== before?.id) return refused({ column: "sku", key: "SKU_TAKEN", details: {} });
  for (const key of [code && `sku ${code}`, before && `id ${before.id}`]) {
    if (!key) continue;
    const earlier = known.lines.get(key);
    if (earlier !== undefined) return refused({ column: "sku", key: "ROW_TWICE", details: { line: earlier } });
    known.lines.set(key, line);
  }
  const checked = productBody.safeParse(bodyOf(said, before ?? null));
  if (!checked.success) return { action: "refused", faults: [], issues: checked.error.issues.map(issueOf) };
  const moves = movesOf(said, before?.stock ?? new Map());
  if (!before) return { action: "add", before: null, body: checked.data, moves };
  const isSame = moves.length === 0 && changedFields(before.body, checked.data).length === 0;
  return isSame ? { action: "same" } : { action: "change", before, body: checked.data, moves };
}

const sheetFields = ["volumeMl", "strengthPercent", "ageYears", "vintage", "bottledYear"] as const;
const plainFields = [
  ...(["sku", "name", "brandName", "country", "price", "reducedPrice", "reducedFrom", "reducedUntil"] as const),
  ...(["taxClass", "weightG", "purchasePrice", "family", "takesBackOrders", "isShown", "description"] as const),
];

/** The columns whose cells differ between two states of a product. */
export function changedFields(before: ProductBody, after: ProductBody): GoodsField[] {
  return [
    ...plainFields.filter((field) => (before[field] ?? null) !== (after[field] ?? null)),
    ...(before.categoryId === after.categoryId ? [] : (["category"] as const)),
    ...sheetFields.filter((field) => (before.condition[field] ?? null) !== (after.condition[field] ?? null)),
  ];
}

/** A new one is hidden until somebody shows it, and taxed as most goods are. */
const fresh = {
  ...{
    description: "",
    condition: {},
    brandName: null,
    country: null,
    reducedPrice: null,
    reducedFrom: null,
  },
  ...{
    reducedUntil: null,
    taxClass: "standard",
    weightG: null,
    purchasePrice: null,
    family: null,
    takesBackOrders: true,
    isShown: false,
  },
};

function bodyOf(said: Said, before: TableProduct | null): object {
  const start: Record<string, unknown> = { ...(before?.body ?? fresh) };
  for (const field of plainFields) if (said.has(field)) start[field] = said.get(field);
  if (said.has("category")) start.categoryId = said.get("category");
  const sheet = sheetFields.filter((field) => said.has(field)).map((field) => [field, said.get(field)]);
  const condition = { ...before?.body.condition, ...Object.fromEntries(sheet) };
  return { ...start, condition, ...spanOf(start, before), ...brandOf(start, before) };
}

/** A table tells a time to the minute, and without a reduced price there is none. */
function spanOf({ reducedPrice, reducedFrom, reducedUntil }: Record<string, unknown>, before: TableProduct | null) {
  if (reducedPrice === null) return { reducedFrom: null, reducedUntil: null };
  const stored = (said: unknown, known: string | null | undefined) =>
    typeof said === "string" && known && wallText(said) === wallText(known) ? known : said;
  return {
    reducedFrom: stored(reducedFrom, before?.body.reducedFrom),
    reducedUntil: stored(reducedUntil, before?.body.reducedUntil),
  };
}

const wallText = (instant: string) => wallTimeText(Date.parse(instant));

/** Spellings that differ in case, accents or spaces are one brand, which keeps its name. */
function brandOf({ brandName }: Record<string, unknown>, before: TableProduct | null) {
  const known = before?.body.brandName ?? null;
  const isKnown = typeof brandName === "string" && known !== null && plain(brandName) === plain(known);
  return isKnown ? { brandName: known } : {};
}

function movesOf(said: Said, stock: ReadonlyMap<number, number>): StockMove[] {
  return [...said].flatMap(([column, value]) => {
    if (!column.startsWith("store:") || typeof value !== "number") return [];
    const storeId = Number(column.slice("store:".length));
    const from = stock.get(storeId) ?? 0;
    return from === value ? [] : [{ storeId, from, to: value }];
  });
}

function issueOf(issue: { code: string; path: PropertyKey[]; message: string }): FieldIssue {
  const field = String(issue.path.at(-1) ?? "name");
  return {
    field: (field === "categoryId" ? "category" : field) as GoodsField,
    issue: { keyword: issue.code, params: { ...issue }, message: issue.message },
  };
}

function refused(fault: RowFault): PlannedRow {
  return { action: "refused", faults: [fault], issues: [] };
}
