import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../db/columns.ts";

/** What registers have said of a number, kept for a day so that they are asked once (rule A25). */
export const registerAnswers = pgTable(
  "register_answers",
  {
    /** Register and number: `ares 27082440`, `vies CZ27082440`. */
    question: text("question").primaryKey(),
    /** In `said`, for ARES the company or null, for VIES whether the number is valid. */
    answer: jsonb("answer").$type<{ said: unknown }>().notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [index("register_answers_age").on(table.askedAt)],
);
