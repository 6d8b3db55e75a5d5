import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, instant, int8 } from "../../../db/columns.ts";
import { users } from "../table.ts";

/** The passkeys of accounts: public keys, which open nothing by themselves (decisions/0067). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As its authenticator calls it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE. */
    publicKey: bytea("public_key").notNull(),
    /** How often the authenticator says it was used; 0 for one that does not count. */
    counter: int8("counter").notNull(),
    /** Whether its maker keeps a copy for the owner's other devices. */
    isCopied: boolean("is_copied").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** What authenticators are asked to sign, each once and for minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge, 256 random bits. */
    hash: bytea("hash").primaryKey(),
    purpose: text("purpose", { enum: ["add", "sign-in", "proof"] }).notNull(),
    /** Who asked; null: somebody who has not signed in. */
    userId: int8("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_user").on(table.userId),
    index("passkey_challenges_expiry").on(table.expiresAt),
  ],
);
