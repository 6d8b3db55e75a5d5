import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Column kinds used by every feature's table.ts, so that the same thing is stored the same way everywhere. */

/** An id or a count that fits a JavaScript number (below 2^53). */
export const int8 = (name: string) => bigint(name, { mode: "number" });

/** An amount in integer haléře. */
export const minor = (name: string) => bigint(name, { mode: "number" });

/** An instant, UTC in and out. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/** Case-insensitive text (extension citext). */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Lexemes for full-text matching. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A condition on lexemes, kept to be asked of what comes later. */
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
