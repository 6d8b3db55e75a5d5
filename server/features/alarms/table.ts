import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

/** What burns and was told to the operator; gone once it is over. */
export const alarms = pgTable("alarms", {
  /** A kind of `alarm-rules.ts`, with its service where there are several. */
  subject: text("subject").primaryKey(),
  raisedAt: instant("raised_at").notNull(),
});
