import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, citext, instant, int8 } from "../../db/columns.ts";

export const users = pgTable(
  "users",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    email: citext("email").notNull().unique(),
    /** A wish until the e-mail is confirmed: names belong to confirmed accounts alone (rule A14). */
    username: citext("username").notNull(),
    /** What the name looks like (`skeletonOf`); null for accounts that no registration and no command has made. */
    usernameSkeleton: text("username_skeleton"),
    passwordHash: text("password_hash").notNull(),
    locale: text("locale", { enum: ["cs", "en"] })
      .notNull()
      .default("cs"),
    scopes: text("scopes").array().notNull().default(sql`'{}'`),
    /** A business: its buyers may withdraw within 14 days. */
    trader: boolean("trader").notNull().default(false),
    /** The account in whose name the operator sells from stock; at most one. */
    isShop: boolean("is_shop").notNull().default(false),
    avatarMediaId: text("avatar_media_id"),
    emailConfirmedAt: instant("email_confirmed_at"),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    /** Declared 18 or older at registration; a declaration, not a proof. */
    adultDeclaredAt: instant("adult_declared_at").notNull(),
    ageVerifiedAt: instant("age_verified_at"),
    accountVerifiedAt: instant("account_verified_at"),
    suspendedAt: instant("suspended_at"),
    /** Why a moderator suspended the account, as its owner was told; null where the third strike did. */
    suspendedReason: text("suspended_reason"),
    /** The moderator whose decision the suspension is. */
    suspendedById: int8("suspended_by_id"),
    /** Upheld cases of non-payment; the third suspends (rule K6). */
    strikes: integer("strikes").notNull().default(0),
    /** Stars of all reviews as a seller together, and how many there are; the same as a buyer. */
    sellerRatingSum: integer("seller_rating_sum").notNull().default(0),
    sellerRatingCount: integer("seller_rating_count").notNull().default(0),
    buyerRatingSum: integer("buyer_rating_sum").notNull().default(0),
    buyerRatingCount: integer("buyer_rating_count").notNull().default(0),
    /** Wants a mail an hour before a watched listing ends, and when it is cancelled. */
    notifyEnding: boolean("notify_ending").notNull().default(true),
    /** Wants a mail about messages that wait unread. */
    notifyMessages: boolean("notify_messages").notNull().default(true),
    /** What else the user does not want to be told, such as `outbid:push` (contract/accounts/news.ts). */
    declinedNews: text("declined_news").array().notNull().default(sql`'{}'`),
    /** Quiet time in minutes after midnight in Prague; both null: none. */
    quietFrom: smallint("quiet_from"),
    quietTo: smallint("quiet_to"),
    urgentWhenQuiet: boolean("urgent_when_quiet").notNull().default(true),
    /** Wants one mail a day of what can wait for it. */
    dailySummary: boolean("daily_summary").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** What moderators find the account by (db/functions/before-tables/person-words.sql). */
    words: text("words").notNull().generatedAlwaysAs(sql`person_words(username, email)`),
  },
  (table) => [
    check("users_quiet", sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    check("users_email_length", sql`length(${table.email}) <= 254`),
    uniqueIndex("users_username").on(table.username).where(sql`${table.emailConfirmedAt} is not null`),
    uniqueIndex("users_username_skeleton").on(table.usernameSkeleton).where(sql`${table.emailConfirmedAt} is not null`),
    uniqueIndex("users_shop").on(table.isShop).where(sql`${table.isShop}`),
    index("users_unconfirmed").on(table.createdAt).where(sql`${table.emailConfirmedAt} is null`),
    index("users_words").using("gin", sql`words gin_trgm_ops`),
    index("users_suspended").on(table.id).where(sql`suspended_at is not null`),
    index("users_struck").on(table.id).where(sql`strikes > 0`),
    index("users_of_shop").on(table.id).where(sql`scopes <> '{}'`),
  ],
);

/** A user's details for the other side of a deal, hidden from all others. */
export const contactDetails = pgTable(
  "contact_details",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phone: text("phone"),
    street: text("street"),
    city: text("city"),
    zip: text("zip"),
    /** ISO 3166-1 alpha-2. */
    country: text("country").notNull().default("CZ"),
    company: text("company"),
    companyId: text("company_id"),
    taxId: text("tax_id"),
    /** Where buyers pay to, sealed (`sealedColumns`); until `nextIbanFrom`, the account before a change. */
    iban: text("iban"),
    /** The account of new deals from `nextIbanFrom` on; with an instant and without an account, none. */
    nextIban: text("next_iban"),
    nextIbanFrom: instant("next_iban_from"),
    /** Of both accounts (`marksOfAccounts`), by which others with one of them are found. */
    accountMarks: text("account_marks").array(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** What moderators find the account by (db/functions/before-tables/person-words.sql). */
    words: text("words")
      .notNull()
      .generatedAlwaysAs(sql`contact_words(first_name, last_name, phone, company, company_id, tax_id, iban, city)`),
  },
  (table) => [
    index("contact_details_words").using("gin", sql`words gin_trgm_ops`),
    index("contact_details_phone").on(table.phone),
    // Without a list of what is still to be added, which every search would read.
    index("contact_details_marks").using("gin", table.accountMarks).with({ fastupdate: false }),
  ],
);

/** The keys in an account's mails by which their reader stops them without signing in. */
export const unsubscribeKeys = pgTable("unsubscribe_keys", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** 256 random bits, in plain: each mail repeats it, and it opens nothing but the settings of such mails. */
  key: text("key").notNull().unique(),
});

/** User names that their owners have given up: for a year nobody else gets one that is the same or looks like it (rule A18). */
export const formerUsernames = pgTable(
  "former_usernames",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    username: citext("username").notNull(),
    skeleton: text("skeleton").notNull(),
    leftAt: instant("left_at").notNull(),
  },
  (table) => [
    index("former_usernames_user").on(table.userId, table.leftAt),
    index("former_usernames_username").on(table.username),
    index("former_usernames_skeleton").on(table.skeleton),
  ],
);

/** Accounts whose owners have asked for their deletion, waiting for it or deleted (rule LV3). */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id),
    wantedAt: instant("wanted_at").notNull(),
    /** From when on it is done, unless somebody signs in before. */
    dueAt: instant("due_at").notNull(),
    remindedAt: instant("reminded_at"),
    deletedAt: instant("deleted_at"),
    /** When what was kept for claims went too. */
    finishedAt: instant("finished_at"),
  },
  (table) => [
    index("account_deletions_due").on(table.dueAt).where(sql`deleted_at is null`),
    index("account_deletions_retained").on(table.deletedAt).where(sql`deleted_at is not null and finished_at is null`),
    check("account_deletions_finished", sql`${table.finishedAt} is null or ${table.deletedAt} is not null`),
  ],
);

/** E-mails of deleted accounts, as SHA-256: for a year nobody gets an account with one of them (rule LV4). */
export const formerEmails = pgTable(
  "former_emails",
  {
    hash: bytea("hash").primaryKey(),
    leftAt: instant("left_at").notNull(),
  },
  (table) => [index("former_emails_left").on(table.leftAt)],
);

/** The e-mail that an account wants to change to, with the code that goes there; a new wish takes the place of the last. */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: citext("email").notNull(),
    /** SHA-256 of salt and code; both null until the mail is written. */
    hash: bytea("hash"),
    salt: bytea("salt"),
    tries: integer("tries").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    check("email_changes_tries", sql`${table.tries} between 0 and 5`),
    check("email_changes_email_length", sql`length(${table.email}) <= 254`),
    index("email_changes_expiry").on(table.expiresAt),
  ],
);

/** Sign-in tokens: 256 random bits, stored as SHA-256; good until `endOfToken`. */
export const tokens = pgTable(
  "tokens",
  {
    hash: bytea("hash").primaryKey(),
    /** By this its owner names it, to sign a device out. */
    id: int8("id").notNull().unique().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    /** From where it was last seen (`networkOf`), as exact as `lastUsedAt`; null where that is not known. */
    network: text("network"),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** When this sign-in last showed anew who is there; a sign-in itself is no such proof (rule A24). */
    provedAt: instant("proved_at"),
    /** Signed in by a passkey, which is a second factor in itself (rule A23). */
    isByPasskey: boolean("is_by_passkey").notNull().default(false),
  },
  (table) => [index("tokens_user").on(table.userId), index("tokens_expiry").on(table.expiresAt)],
);

/** The app of codes that an account is asked for besides its password (decisions/0059). */
export const secondFactors = pgTable("second_factors", {
  userId: int8("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32 of 160 random bits, sealed. Its code can only be checked by who knows it, so it is no hash; it leaves once, when it is made. */
  secret: text("secret").notNull(),
  /** Null until the app's first code has come; nothing is asked for before that. */
  confirmedAt: instant("confirmed_at"),
  /** The step of time (30 s) whose code was used last; no earlier one counts any more. */
  lastStep: int8("last_step").notNull().default(0),
  createdAt: instant("created_at").notNull(),
});

/** Codes that stand in for the app when it is lost, each once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    /** SHA-256 of the account with the code, 120 random bits (80 in codes from before 0.2.0). */
    hash: bytea("hash").primaryKey(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** From where accounts have signed in: a network, or a device by a secret of its own. Guesses from elsewhere share one budget. */
export const signInPlaces = pgTable(
  "sign_in_places",
  {
    /** SHA-256 of the account with its place, so that one place has another hash for each account. */
    hash: bytea("hash").primaryKey(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of a device's secret alone, by which two accounts of one browser are told; null for a network. */
    device: bytea("device"),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [index("sign_in_places_user").on(table.userId), index("sign_in_places_use").on(table.lastUsedAt)],
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
  (table) => [index("mail_links_user").on(table.userId, table.purpose), index("mail_links_expiry").on(table.expiresAt)],
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
