import type { Ctx } from "#server/context.ts";
import type { NamedCategory } from "#server/tables/cell-rules.ts";
import { readCategories } from "./read-categories.ts";

/** All categories as a table may name them: by their ways from the top, in both languages. */
export async function nameCategories(ctx: Ctx): Promise<NamedCategory[]> {
  const rows = await readCategories(ctx);
  return [...rows.values()].map(({ id, path }) => {
    const way = path.flatMap((each) => rows.get(each) ?? []);
    return {
      id,
      paths: [way.map(({ nameCs }) => nameCs), way.map(({ nameEn, nameCs }) => nameEn || nameCs)],
    };
  });
}
