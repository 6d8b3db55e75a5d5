import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { CannotStart } from "./cannot-start.ts";

/** Every setting of the server, read once at the start. `.env.example` explains each for the operator. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections that this process may hold at once. */
  readonly databasePool: number;
  /** The demo that an empty database is filled with. */
  readonly demo: "full" | "small" | "off";
  /** null: mails stay in the database, to be read at /_dev/posta. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Container of Google Tag Manager that pages load; null: none. */
  readonly tagManagerId: string | null;
  /** Keys of Google reCAPTCHA, version 3; null: forms are sent without a check. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
  /** Keys of the payment gateway Comgate; null: it is not offered. `isTest`: payments without money. */
  readonly comgate: {
    readonly merchant: string;
    readonly secret: string;
    readonly isTest: boolean;
    readonly endpoint?: string;
  } | null;
  /** Keys of the payment gateway Stripe; null: it is not offered. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  /** Gateways of text messages; null for both: codes are read at /_dev/posta, and nowhere in production. */
  /** Origin of a push service besides the public ones, for tests; null: those alone. */
  readonly pushService: string | null;
  readonly gosms: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly channel: number;
  } | null;
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null;
  /** Whether public registers of companies and tax numbers (ARES, VIES) are asked. */
  readonly asksRegisters: boolean;
  /** The bank identity that proves ages; null: nobody does but a person of the house. */
  readonly bankIdentity: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly scope: string;
  } | null;
  /** Vite compiles the pages on the fly. */
  readonly development: boolean;
  /** false: the API alone. */
  readonly pages: boolean;
  /** Whether the server is in production (KABINET_MODE): no sandboxes, no demo, no /_dev pages. */
  readonly production: boolean;
  readonly log: { readonly level: string };
  /** Live streams that this process takes on, and those of one address among them. */
  readonly live: { readonly streams: number; readonly streamsPerNetwork: number };
  /** The proxies whose X-Forwarded-For is believed: none, so many before this server, or these addresses and networks. */
  readonly trustProxy: false | number | string;
  /** Memory for finished pages that are the same for everybody; 0: each is rendered for its visitor. */
  readonly pageCacheBytes: number;
};

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

const address = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    abort: true,
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

const recaptchaKey = z.string().regex(/^[\w-]{20,100}$/, "must be a key of reCAPTCHA");

const settings = z.object({
  HOST: z.string().default("localhost"),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: address(["http:", "https:"])
    .refine((value) => /^\/?$/.test(new URL(value).pathname), "must not have a path")
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(12),
  DEMO: oneOf(["1", "0", "small"]).optional(),
  SMTP_URL: address(["smtp:", "smtps:"]).optional(),
  PUSH_SERVICE: address(["http:", "https:"])
    .transform((value) => new URL(value).origin)
    .optional(),
  MAIL_FROM: z.string().includes("@", "must be an e-mail address").optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-XXXXXXX")
    .optional(),
  RECAPTCHA_SITE_KEY: recaptchaKey.optional(),
  RECAPTCHA_SECRET: recaptchaKey.optional(),
  COMGATE_MERCHANT: z
    .string()
    .regex(/^\d{1,12}$/, "must be the number of a shop")
    .optional(),
  COMGATE_SECRET: z.string().optional(),
  COMGATE_TEST: oneOf(["1", "0"]).default("0"),
  COMGATE_ENDPOINT: address(["http:", "https:"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{10,}$/, "must be a secret key of Stripe")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{10,}$/, "must be the secret of a webhook of Stripe")
    .optional(),
  BANK_ID_ISSUER: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
  BANK_ID_CLIENT_ID: z.string().min(1).optional(),
  BANK_ID_CLIENT_SECRET: z.string().min(1).optional(),
  BANK_ID_SCOPE: z
    .string()
    .regex(/^[\w.: -]+$/, "must be a list of scopes")
    .default("profile.birthdate"),
  GOSMS_CLIENT_ID: z.string().optional(),
  GOSMS_CLIENT_SECRET: z.string().optional(),
  GOSMS_CHANNEL: wholeNumber(1, 1_000_000_000).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{10,}$/, "must be the SID of an account of Twilio")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().max(20).optional(),
  COMPANY_REGISTERS: oneOf(["1", "0"]).optional(),
  NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
  KABINET_MODE: oneOf(["trial", "production"]).default("trial"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  LIVE_STREAMS: wholeNumber(1, 1_000_000).default(10_000),
  LIVE_STREAMS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  TRUST_PROXY: z.string().default("0"),
  PAGE_CACHE_MB: wholeNumber(0, 100_000).default(64),
  PAGES: oneOf(["1", "0"]).default("1"),
});

/** Reads `.env` beside package.json, where there is one, then the environment, which wins. */
export function loadConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readConfig(process.env);
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
  if (Boolean(data.SMTP_URL) !== Boolean(data.MAIL_FROM))
    complaints.push("SMTP_URL and MAIL_FROM belong together.");
  if (Boolean(data.RECAPTCHA_SITE_KEY) !== Boolean(data.RECAPTCHA_SECRET))
    complaints.push("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together.");
  if (Boolean(data.COMGATE_MERCHANT) !== Boolean(data.COMGATE_SECRET))
    complaints.push("COMGATE_MERCHANT and COMGATE_SECRET belong together.");
  if (Boolean(data.STRIPE_SECRET_KEY) !== Boolean(data.STRIPE_WEBHOOK_SECRET))
    complaints.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.");
  complaints.push(...smsComplaints(data), ...bankComplaints(data));
  if (complaints.length > 0) throw new CannotStart(complaints.join("\n"));
  return toConfig(data);
}

function complaint(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  return `${name} ${issue.message}, not "${given[name]}".`;
}

function bankComplaints(data: z.output<typeof settings>): string[] {
  const bank = [data.BANK_ID_ISSUER, data.BANK_ID_CLIENT_ID, data.BANK_ID_CLIENT_SECRET];
  return bank.some(Boolean) && !bank.every(Boolean)
    ? ["BANK_ID_ISSUER, BANK_ID_CLIENT_ID and BANK_ID_CLIENT_SECRET belong together."]
    : [];
}

function smsComplaints(data: z.output<typeof settings>): string[] {
  const gosms = [data.GOSMS_CLIENT_ID, data.GOSMS_CLIENT_SECRET, data.GOSMS_CHANNEL];
  const twilio = [data.TWILIO_ACCOUNT_SID, data.TWILIO_AUTH_TOKEN, data.TWILIO_FROM];
  const isPart = (group: unknown[]) => group.some(Boolean) && !group.every(Boolean);
  return [
    ...(isPart(gosms) ? ["GOSMS_CLIENT_ID, GOSMS_CLIENT_SECRET and GOSMS_CHANNEL belong together."] : []),
    ...(isPart(twilio) ? ["TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together."] : []),
    ...(gosms.some(Boolean) && twilio.some(Boolean)
      ? ["Text messages go by GoSMS or by Twilio, not by both."]
      : []),
  ];
}

function missingInProduction(data: z.output<typeof settings>): string[] {
  const needed = ["PUBLIC_URL", "SMTP_URL", "MAIL_FROM"] as const;
  const missing = needed
    .filter((name) => !data[name])
    .map((name) => `${name} must be set when KABINET_MODE is production.`);
  if (data.NODE_ENV === "development")
    missing.push("NODE_ENV must not be development when KABINET_MODE is production: it serves the sources.");
  const isOpen = data.PUBLIC_URL !== undefined && new URL(data.PUBLIC_URL).protocol !== "https:";
  for (const name of ["PUSH_SERVICE", "COMGATE_ENDPOINT"] as const)
    if (data[name]) missing.push(`${name} must not be set when KABINET_MODE is production.`);
  if (isOpen) missing.push("PUBLIC_URL must begin with https:// when KABINET_MODE is production.");
  return missing;
}

function toConfig(data: z.output<typeof settings>): Config {
  const production = data.KABINET_MODE === "production";
  const demoByDefault = !production && !data.DATABASE_URL;
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    databasePool: data.DATABASE_POOL,
    demo: { "1": "full", "0": "off", small: "small" }[
      data.DEMO ?? (demoByDefault ? "1" : "0")
    ] as Config["demo"],
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    tagManagerId: data.TAG_MANAGER_ID ?? null,
    recaptcha:
      data.RECAPTCHA_SITE_KEY && data.RECAPTCHA_SECRET
        ? { siteKey: data.RECAPTCHA_SITE_KEY, secret: data.RECAPTCHA_SECRET }
        : null,
    comgate:
      data.COMGATE_MERCHANT && data.COMGATE_SECRET
        ? {
            merchant: data.COMGATE_MERCHANT,
            secret: data.COMGATE_SECRET,
            isTest: data.COMGATE_TEST === "1",
            ...(data.COMGATE_ENDPOINT && { endpoint: data.COMGATE_ENDPOINT }),
          }
        : null,
    stripe:
      data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
        ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET }
        : null,
    ...servicesOf(data),
    pushService: data.PUSH_SERVICE ?? null,
    asksRegisters: data.COMPANY_REGISTERS ? data.COMPANY_REGISTERS === "1" : production,
    development: data.NODE_ENV === "development",
    pages: data.PAGES === "1",
    production,
    log: { level: data.LOG_LEVEL ?? (production ? "info" : "warn") },
    live: { streams: data.LIVE_STREAMS, streamsPerNetwork: data.LIVE_STREAMS_PER_ADDRESS },
    trustProxy: /^\d+$/.test(data.TRUST_PROXY) ? Number(data.TRUST_PROXY) || false : data.TRUST_PROXY,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
  };
}

/** Services of others whose keys are all there. */
function servicesOf(data: z.output<typeof settings>): Pick<Config, "gosms" | "twilio" | "bankIdentity"> {
  return {
    gosms:
      data.GOSMS_CLIENT_ID && data.GOSMS_CLIENT_SECRET && data.GOSMS_CHANNEL
        ? {
            clientId: data.GOSMS_CLIENT_ID,
            clientSecret: data.GOSMS_CLIENT_SECRET,
            channel: data.GOSMS_CHANNEL,
          }
        : null,
    twilio:
      data.TWILIO_ACCOUNT_SID && data.TWILIO_AUTH_TOKEN && data.TWILIO_FROM
        ? { accountSid: data.TWILIO_ACCOUNT_SID, authToken: data.TWILIO_AUTH_TOKEN, from: data.TWILIO_FROM }
        : null,
    bankIdentity:
      data.BANK_ID_ISSUER && data.BANK_ID_CLIENT_ID && data.BANK_ID_CLIENT_SECRET
        ? {
            issuer: data.BANK_ID_ISSUER,
            clientId: data.BANK_ID_CLIENT_ID,
            clientSecret: data.BANK_ID_CLIENT_SECRET,
            scope: data.BANK_ID_SCOPE,
          }
        : null,
  };
}
