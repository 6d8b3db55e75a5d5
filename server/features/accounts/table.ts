import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, citext, instant, int8 } from "../../db/columns.ts";

export const users = pgTable(
  "users",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    email: citext("email").notNull().unique(),
    username: citext("username").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    locale: text("locale", { enum: ["cs", "en"] })
      .notNull()
      .default("cs"),
    scopes: text("scopes").array().notNull().default(sql`'{}'`),
    /** A business: its buyers may withdraw within 14 days. */
    trader: boolean("trader").notNull().default(false),
    avatarMediaId: text("avatar_media_id"),
    emailConfirmedAt: instant("email_confirmed_at"),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    /** Declared 18 or older at registration; a declaration, not a proof. */
    adultDeclaredAt: instant("adult_declared_at").notNull(),
    ageVerifiedAt: instant("age_verified_at"),
    accountVerifiedAt: instant("account_verified_at"),
    suspendedAt: instant("suspended_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [check("users_email_length", sql`length(${table.email}) <= 254`)],
);

/** Sign-in tokens: 256 random bits, stored as SHA-256; 30 days sliding. */
export const tokens = pgTable(
  "tokens",
  {
    hash: bytea("hash").primaryKey(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("tokens_user").on(table.userId), index("tokens_expiry").on(table.expiresAt)],
);

/** Links sent by mail, usable once: confirmation of the e-mail, a new password. Stored as SHA-256. */
export const mailLinks = pgTable(
  "mail_links",
  {
    hash: bytea("hash").primaryKey(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm", "password"] }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("mail_links_user").on(table.userId, table.purpose)],
);

/** Counters of attempts in the layout of rate-limiter-flexible: one table, so that several processes count together. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: instant("expire"),
  },
  (table) => [index("rate_limits_expiry").on(table.expire)],
);
