import { check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
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

/** A proof of age under way: the way to a service and back. One a person; a new one takes the place of the last. */
export const ageProofAttempts = pgTable("age_proof_attempts", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of what comes back in the address. */
  stateHash: bytea("state_hash").notNull().unique(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  /** The local page that the person goes back to. */
  redirect: text("redirect"),
  expiresAt: instant("expires_at").notNull(),
});

/** By what somebody's age was proved: the way, the service's name of the person, the day. Never a birthdate or a document. */
export const ageProofs = pgTable(
  "age_proofs",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    method: text("method", { enum: ["bank", "sandbox"] }).notNull(),
    reference: text("reference").notNull(),
    provedAt: instant("proved_at").notNull(),
  },
  // Of a bank the reference is a person, who proves one account; the sandbox knows no persons.
  (table) => [uniqueIndex("age_proofs_person").on(table.reference).where(sql`method = 'bank'`)],
);
