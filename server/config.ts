import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CannotStart } from "./cannot-start.ts";
import { partsMissing, type Services, serviceComplaints, serviceSettings, servicesOf } from "./config-of-services.ts";
import { address, oneOf, wholeNumber } from "./config-values.ts";
import { encryptionKey } from "./ports/vault/vault.ts";
import { projectFolder } from "./project-folder.ts";

/** Every setting of the server, read once at the start. `.env.example` explains each for the operator. */
export type Config = Services & {
  readonly host: string;
  readonly port: number;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** This version was started again after a newer one: it leaves a newer schema as it is instead of refusing it. */
  readonly isRolledBack: boolean;
  /** A streaming replica that pages for everybody are read from; null: the database itself. */
  readonly databaseReadUrl: string | null;
  /** PostgreSQL itself where `databaseUrl` names a pooler in transaction mode; null where that names PostgreSQL. */
  readonly databaseDirectUrl: string | null;
  /** Connections that this process may hold at once, to each of them. */
  readonly databasePool: number;
  /** The demo that an empty database is filled with. */
  readonly demo: "full" | "small" | "off";
  /** null: mails stay in the database, to be read at /_dev/posta. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** What this process does: it answers visitors (web), or does what happens without being asked for (worker), or both. */
  readonly role: "web" | "worker" | "both";
  /** Where the API begins for browsers: `/`, or a path or an address, ending with a slash. */
  readonly apiUrl: string;
  /** Whether public registers of companies and tax numbers (ARES, VIES) are asked. */
  readonly asksRegisters: boolean;
  /** Vite compiles the pages on the fly. */
  readonly development: boolean;
  /** false: the API alone. */
  readonly pages: boolean;
  /** The pages are still being built: the parent process sends word when they are there. */
  readonly arePagesComing: boolean;
  /** Whether the server is in production (KABINET_MODE): no sandboxes, no demo, no /_dev pages. */
  readonly production: boolean;
  readonly log: { readonly level: string };
  /** Live streams that this process takes on, and those of one address among them. */
  readonly live: { readonly streams: number; readonly streamsPerNetwork: number };
  /** The proxies whose X-Forwarded-For is believed: none, so many before this server, or these addresses and networks. */
  readonly trustProxy: false | number | string;
  /** Memory for finished pages that are the same for everybody; 0: each is rendered for its visitor. */
  readonly pageCacheBytes: number;
  /** Milliseconds between the word to stop and the end, in which the proxy finds out (`/ready`). */
  readonly drainMs: number;
  /** Where Prometheus finds the metrics; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where pictures and exports lie: in `media` of `dataDir`, or in the bucket. */
  readonly storage: "disk" | "s3";
  /** What backups are encrypted with; null: they are not. */
  readonly backupKey: string | null;
  /** What columns are encrypted with, the newest first; null: a key in `dataDir`. */
  readonly encryptionKeys: readonly string[] | null;
};

/** A release has none (decisions/0084). */
const hasDemo = existsSync(join(projectFolder, "demo"));

const settings = z.object({
  HOST: z.string().default("localhost"),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: address(["http:", "https:"])
    .refine((value) => /^\/?$/.test(new URL(value).pathname), "must not have a path")
    .transform((value) => new URL(value).origin)
    .optional(),
  API_URL: z
    .string()
    .regex(/^(https?:\/\/[^/?#\s]+)?\/([^?#\s]+\/)?$/, "must be / or a path or an address that ends with /")
    .default("/"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  ROLLED_BACK: oneOf(["1", "0"]).default("0"),
  DATABASE_READ_URL: address(["postgres:", "postgresql:"]).optional(),
  DATABASE_DIRECT_URL: address(["postgres:", "postgresql:"]).optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(12),
  DEMO: oneOf(["1", "0", "small"]).optional(),
  SMTP_URL: address(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z.string().includes("@", "must be an e-mail address").optional(),
  ...serviceSettings,
  COMPANY_REGISTERS: oneOf(["1", "0"]).optional(),
  NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
  KABINET_MODE: oneOf(["trial", "production"]).default("trial"),
  ROLE: oneOf(["web", "worker", "both"]).default("both"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  LIVE_STREAMS: wholeNumber(1, 1_000_000).default(10_000),
  LIVE_STREAMS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  TRUST_PROXY: z.string().default("0"),
  PAGE_CACHE_MB: wholeNumber(0, 100_000).default(64),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_HOST: z.string().default("localhost"),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  STORAGE: oneOf(["disk", "s3"]).default("disk"),
  BACKUP_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  ENCRYPTION_KEYS: z
    .string()
    .transform((value) => [...new Set(value.split(",").map((key) => key.trim()))])
    .refine(
      (keys) => keys.every((key) => encryptionKey.test(key)),
      "must be keys of 64 hexadecimal digits (openssl rand -hex 32), separated by commas",
    )
    .optional(),
  PAGES: oneOf(["1", "0"]).default("1"),
  PAGES_COMING: oneOf(["1", "0"]).default("0"),
});

/** Reads `.env` beside package.json, where there is one and wherever one stands, then the environment, which wins. */
export function loadConfig(folder = projectFolder): Config {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  // React asks the environment itself, and without a word there it is its own, slower development copy.
  process.env.NODE_ENV ||= "production";
  return readConfig(process.env);
}

/** For commands, which want PostgreSQL itself: nobody shares it out among many of them. */
export function withoutPooler(config: Config): Config {
  const { databaseUrl, databaseDirectUrl } = config;
  return { ...config, databaseUrl: databaseUrl && (databaseDirectUrl ?? databaseUrl), databaseDirectUrl: null };
}

/** Throws `CannotStart` with a line for each wrong setting. An empty value counts as none. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = settings.safeParse(given);
  if (!data) throw new CannotStart(error.issues.map((issue) => complaint(issue, given)).join("\n"));
  const complaints = data.KABINET_MODE === "production" ? missingInProduction(data) : [];
  if (data.KABINET_MODE === "production" && data.DEMO && data.DEMO !== "0") {
    complaints.push("DEMO must be 0 when KABINET_MODE is production: demo accounts have a known password.");
  }
  if (data.DEMO && data.DEMO !== "0" && !hasDemo) complaints.push("DEMO must be 0: a release comes without the demo.");
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL) {
    complaints.push("DATABASE_DIRECT_URL is for a pooler in DATABASE_URL, which is not set.");
  }
  complaints.push(...partsMissing(data, [["SMTP_URL", "MAIL_FROM"]]), ...serviceComplaints(data));
  if (data.STORAGE === "s3" && !data.S3_ENDPOINT)
    complaints.push(
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when STORAGE is s3.",
    );
  if (complaints.length > 0) throw new CannotStart(complaints.join("\n"));
  return toConfig(data);
}

function complaint(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  // Keys and passwords stay out of what may end up in a log.
  const isSecret = /SECRET|TOKEN|(?<!SITE)_KEYS?$/.test(name);
  const shown = given[name]?.replace(/^(\w+:\/*)?.*:.*@/s, "$1…@");
  return `${name} ${issue.message}${isSecret ? "" : `, not "${shown}"`}.`;
}

function missingInProduction(data: z.output<typeof settings>): string[] {
  const needed = ["PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "ENCRYPTION_KEYS"] as const;
  const missing = needed
    .filter((name) => !data[name])
    .map((name) => `${name} must be set when KABINET_MODE is production.`);
  if (data.NODE_ENV === "development")
    missing.push("NODE_ENV must not be development when KABINET_MODE is production: it serves the sources.");
  const isOpen = data.PUBLIC_URL !== undefined && new URL(data.PUBLIC_URL).protocol !== "https:";
  for (const name of ["PUSH_SERVICE", "COMGATE_ENDPOINT", "GOPAY_ENDPOINT", "FIO_ADDRESS"] as const)
    if (data[name]) missing.push(`${name} must not be set when KABINET_MODE is production.`);
  if (isOpen) missing.push("PUBLIC_URL must begin with https:// when KABINET_MODE is production.");
  if (!data.RATES_ADDRESS.startsWith("https:"))
    missing.push("RATES_ADDRESS must begin with https:// when KABINET_MODE is production.");
  return missing;
}

function toConfig(data: z.output<typeof settings>): Config {
  const production = data.KABINET_MODE === "production";
  const demoByDefault = !production && !data.DATABASE_URL && hasDemo;
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    apiUrl: data.API_URL,
    dataDir: resolve(projectFolder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    isRolledBack: data.ROLLED_BACK === "1",
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    databasePool: data.DATABASE_POOL,
    demo: { "1": "full", "0": "off", small: "small" }[data.DEMO ?? (demoByDefault ? "1" : "0")] as Config["demo"],
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    ...servicesOf(data),
    asksRegisters: data.COMPANY_REGISTERS ? data.COMPANY_REGISTERS === "1" : production,
    development: data.NODE_ENV === "development",
    role: data.ROLE,
    pages: data.PAGES === "1" && data.ROLE !== "worker",
    arePagesComing: data.PAGES_COMING === "1",
    production,
    log: { level: data.LOG_LEVEL ?? (production ? "info" : "warn") },
    live: { streams: data.LIVE_STREAMS, streamsPerNetwork: data.LIVE_STREAMS_PER_ADDRESS },
    trustProxy: /^\d+$/.test(data.TRUST_PROXY) ? Number(data.TRUST_PROXY) || false : data.TRUST_PROXY,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    drainMs: data.DRAIN_SECONDS * 1_000,
    metrics: data.METRICS_PORT ? { host: data.METRICS_HOST, port: data.METRICS_PORT } : null,
    storage: data.STORAGE,
    backupKey: data.BACKUP_KEY ?? null,
    encryptionKeys: data.ENCRYPTION_KEYS ?? null,
  };
}
