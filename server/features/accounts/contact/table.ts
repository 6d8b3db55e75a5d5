import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../table.ts";

/** The telephone of a verified account: one number, one account. */
export const verifiedPhones = pgTable("verified_phones", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone").notNull().unique(),
  verifiedAt: instant("verified_at").notNull(),
  /** It has answered with a code, and the account is verified as long as it stays; else a moderator vouches for its owner. */
  byCode: boolean("by_code").notNull().default(true),
});
