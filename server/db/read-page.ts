import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "./query.ts";

interface Wanted<Row> {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  read(limit: number, offset: number): PromiseLike<Row[]>;
  count(): PromiseLike<number>;
}

/** One page of a list, and how many there are in all: where the first page holds them, nothing is counted. */
export async function readPage<Row>({ page, size, read, count }: Wanted<Row>) {
  const rows = await read(size, (page - 1) * size);
  const total = page === 1 && rows.length < size ? rows.length : await count();
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / size)) };
}

/** How many rows there are `from …`. */
export async function countRows(ctx: Ctx, from: SQL): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(sql`select count(*) as total from ${from}`);
  return rows[0]?.total ?? 0;
}
