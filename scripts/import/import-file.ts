import type { Ctx } from "#server/context.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import type { CatalogueItem, ImportCounts } from "#server/features/listings/import-listings.ts";
import { WrongInput } from "../wrong-input.ts";
import { BrandNames } from "./brand-names.ts";
import { priceColumn } from "./catalogue-columns.ts";
import { ImportKeys } from "./import-keys.ts";
import { readItem, type Terms, type Values } from "./read-item.ts";
import { readRows } from "./read-rows.ts";

export interface ImportOptions {
  readonly file: string;
  /** Crowns for one unit of the file's currency. */
  readonly rate: number;
  /** Puts a batch on offer, all or none. */
  readonly offer: (items: readonly CatalogueItem[]) => Promise<ImportCounts>;
  /** Called for each wrong row, and with the progress of the import. */
  readonly onRefused?: (line: number, fault: string) => void;
  readonly onRow?: (done: number, total: number) => void;
}

export interface ImportResult {
  imported: number;
  repriced: number;
  unchanged: number;
  refused: number;
}

const batchSize = 500;

/**
 * Imports a catalogue: each batch of 500 in one transaction. Wrong rows are reported and left out. The file is read twice,
 * first to find the brands, and never held in memory as a whole.
 */
export async function importFile(ctx: Ctx, options: ImportOptions): Promise<ImportResult> {
  const { brands, total, terms } = await survey(options);
  const result: ImportResult = { imported: 0, repriced: 0, unchanged: 0, refused: 0 };
  const keys = new ImportKeys();
  const brandIds = new Map<string, number | null>();
  let batch: { item: Omit<CatalogueItem, "brandId">; brand: string | null }[] = [];
  let done = 0;

  const flush = async () => {
    const items: CatalogueItem[] = [];
    for (const { item, brand } of batch) items.push({ ...item, brandId: await brandIdOf(ctx, brandIds, brand) });
    const { added, repriced, unchanged } = await options.offer(items);
    result.imported += added;
    result.repriced += repriced;
    result.unchanged += unchanged;
    batch = [];
    options.onRow?.(done, total);
  };
  for await (const row of readRows(options.file)) {
    done += 1;
    const item = "fault" in row ? row : readItem(row.values, terms);
    if ("fault" in item) {
      result.refused += 1;
      options.onRefused?.(row.line, item.fault);
    } else if ("values" in row) {
      batch.push({ item: { ...item, importKey: keys.next(row.values) }, brand: brands.of(row.values) });
    }
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return result;
}

async function survey({ file, rate }: ImportOptions): Promise<{ brands: BrandNames; total: number; terms: Terms }> {
  const brands = new BrandNames();
  let total = 0;
  let first: Values | null = null;
  for await (const row of readRows(file)) {
    total += 1;
    if (!("values" in row)) continue;
    first ??= row.values;
    brands.add(row.values);
  }
  if (!first) throw new WrongInput(`${file} has no row that can be read.`);
  return { brands, total, terms: { rate, priceColumn: priceColumn(file, Object.keys(first)) } };
}

async function brandIdOf(ctx: Ctx, known: Map<string, number | null>, name: string | null) {
  if (name === null) return null;
  const id = known.get(name);
  if (id !== undefined) return id;
  const brand = await findOrAddBrand(ctx, name);
  known.set(name, brand?.id ?? null);
  return brand?.id ?? null;
}
