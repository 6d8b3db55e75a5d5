import { pgTable, text } from "drizzle-orm/pg-core";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../table.ts";

/** The telephone by whose code an account is verified: one number, one account. Whoever a moderator vouches for has none. */
export const verifiedPhones = pgTable("verified_phones", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone").notNull().unique(),
  verifiedAt: instant("verified_at").notNull(),
});
