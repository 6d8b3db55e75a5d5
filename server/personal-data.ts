import type { Readable } from "node:stream";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Ctx } from "./context.ts";
import { getTableColumns, type SQL } from "./db/query.ts";

/** Whose data it is, as the account has it now. */
export interface Person {
  readonly id: number;
  readonly email: string;
}

/** A file that is taken along beside the JSON; null where it is gone meanwhile. */
export interface TakenFile {
  /** Path within the archive. */
  readonly name: string;
  open(): Promise<Buffer | Readable | null>;
}

/**
 * What one feature keeps of people, written beside its table (decisions/0065): what they take along, and what is left of it when
 * they go. A table with a column that names a user belongs to one of these, or a reason stands in `leaving/parts.ts`.
 */
export interface PersonalData {
  /** Names of the tables that it speaks for. */
  readonly tables: readonly string[];
  /** What goes into `{name}.json`, without secrets and without what is another's. */
  readonly files?: Readonly<Record<string, (ctx: Ctx, person: Person) => Promise<unknown>>>;
  /** Further files, read one after the other. */
  readonly attachments?: (ctx: Ctx, person: Person) => Promise<readonly TakenFile[]>;
  /** Removes what need not stay, in the transaction of the deletion (rule RE11); safe to repeat. */
  readonly forget?: (ctx: Ctx, person: Person) => Promise<void>;
  /** Removes what `forget` has left for claims about deals, four years later (rule RE12). */
  readonly forgetDeals?: (ctx: Ctx, person: Person) => Promise<void>;
}

/** Rows of a table as they are taken along: all columns but `without`, amounts in haléře (`…Minor`), instants in UTC. */
export async function rowsOf<T extends PgTable>(
  ctx: Ctx,
  table: T,
  where: SQL | undefined,
  without: readonly (keyof T["_"]["columns"] & string)[] = [],
): Promise<Record<string, unknown>[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));
  return ctx.db
    .select(Object.fromEntries(columns))
    .from(table as PgTable)
    .where(where);
}
