import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** The code under way to an account's telephone; a new one takes the place of the last. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** With the prefix, `+420777123456`. */
    phone: text("phone").notNull(),
    /** SHA-256 of salt and code: six digits are no secret for long, and the code lives for ten minutes. */
    hash: bytea("hash").notNull(),
    salt: bytea("salt").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [check("phone_codes_tries", sql`${table.tries} between 0 and 5`)],
);

/** The telephone by which an account was verified: one number, one account. */
export const verifiedPhones = pgTable("verified_phones", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone").notNull().unique(),
  verifiedAt: instant("verified_at").notNull(),
});
