import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

/** Named values that the operator may change; `value` is validated by the feature that owns the name. */
export const settings = pgTable("settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
