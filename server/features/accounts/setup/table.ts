import { pgTable } from "drizzle-orm/pg-core";
import { bytea, instant } from "../../../db/columns.ts";

/** Links by which the first administrator comes, one for each start of a server that has found nobody with a scope. */
export const setupLinks = pgTable("setup_links", {
  /** SHA-256 of the secret, which stands in the server's output alone. */
  hash: bytea("hash").primaryKey(),
  expiresAt: instant("expires_at").notNull(),
});
