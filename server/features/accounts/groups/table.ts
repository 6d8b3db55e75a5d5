import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { groupStyles } from "#contract/accounts/groups.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../table.ts";

/** Groups of users with a discount, such as members of a club (rule A17). */
export const userGroups = pgTable(
  "user_groups",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    name: jsonb("name").$type<LocalizedText>().notNull(),
    /** Percent of a price, whole. */
    discount: integer("discount").notNull(),
    style: text("style", { enum: groupStyles }).notNull().default("gold"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("user_groups_name").on(sql`(name ->> 'cs')`),
    check("user_groups_discount", sql`${table.discount} between 0 and 100`),
  ],
);

/** Who was in which group and when; changed under the user's lock, so that one holds at a time. */
export const groupMemberships = pgTable(
  "group_memberships",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    groupId: int8("group_id")
      .notNull()
      .references(() => userGroups.id),
    validFrom: instant("valid_from").notNull(),
    /** null: until it is ended. */
    validUntil: instant("valid_until"),
    byId: int8("by_id")
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index("group_memberships_user").on(table.userId, table.validFrom),
    uniqueIndex("group_memberships_open").on(table.userId).where(sql`valid_until is null`),
    check("group_memberships_time", sql`${table.validUntil} is null or ${table.validUntil} >= ${table.validFrom}`),
  ],
);
