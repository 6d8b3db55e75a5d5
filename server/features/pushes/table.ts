import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8 } from "../../db/columns.ts";
import { tokens, users } from "../accounts/table.ts";

/** The server's keys for pushes, made at the first start; devices are bound to them, so they never change. */
export const pushKeys = pgTable(
  "push_keys",
  {
    id: smallint("id").primaryKey().default(1),
    publicKey: text("public_key").notNull(),
    privateKey: text("private_key").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [check("push_keys_one", sql`${table.id} = 1`)],
);

/** Browsers that get pushes, each as long as the sign-in lasts with which it was added. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytea("token_hash")
      .notNull()
      .references(() => tokens.hash, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [index("push_devices_user").on(table.userId), index("push_devices_token").on(table.tokenHash)],
);

/** Pushes that wait or have been sent, one for each device and event. */
export const pushes = pgTable(
  "pushes",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The event's id in the outbox, so that an event delivered twice is one push. */
    eventId: int8("event_id").notNull(),
    /** No foreign key: the dispatcher's batches must not wait for a device's row (notifications/table.ts). */
    deviceId: int8("device_id").notNull(),
    payload: text("payload").notNull(),
    topic: text("topic").notNull(),
    isUrgent: boolean("is_urgent").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Not before: the end of its reader's quiet time, or the next try. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    attempts: smallint("attempts").notNull().default(0),
    doneAt: instant("done_at"),
  },
  (table) => [
    uniqueIndex("pushes_once").on(table.eventId, table.deviceId, table.topic),
    index("pushes_waiting").on(table.nextAttemptAt).where(sql`done_at is null`),
    index("pushes_device").on(table.deviceId, table.createdAt),
  ],
);
