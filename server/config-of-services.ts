import { resolve } from "node:path";
import { z } from "zod";
import { address, oneOf, wholeNumber } from "./config-values.ts";
import type { S3Settings } from "./ports/storage/s3-requests.ts";
import { projectFolder } from "./project-folder.ts";

/** Services of others that the site uses where it has their keys. */
export interface Services {
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
  /** Keys of the payment gateway GoPay; null: it is not offered. `isTest`: payments without money. */
  readonly gopay: {
    readonly goid: number;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly isTest: boolean;
    readonly endpoint?: string;
  } | null;
  /** Keys of the payment gateway Stripe; null: it is not offered. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  /** The token of the operator's account at Fio banka, by which its statements are read; null: they are not. */
  readonly fio: { readonly token: string; readonly address?: string } | null;
  /** A folder that files of statements are put into; null: none is watched. */
  readonly statementsFolder: string | null;
  /** Origin of a push service besides the public ones, for tests; null: those alone. */
  readonly pushService: string | null;
  /** Where the daily list of exchange rates is read. */
  readonly ratesAddress: string;
  /** The key by which lists of Packeta's pick-up points are read; null: there are none. */
  readonly packetaKey: string | null;
  /** Gateways of text messages; null for both: codes are read at /_dev/posta, and nowhere in production. */
  readonly gosms: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly channel: number;
  } | null;
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null;
  /** The bank identity that proves ages; null: nobody does but a person of the site. */
  readonly bankIdentity: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly scope: string;
  } | null;
  /** The bucket that files may lie in; null: there is none. */
  readonly s3: S3Settings | null;
  /** The collector of traces (OTLP over HTTP), and which part of requests and work is traced; null: none is. */
  readonly traces: { readonly endpoint: string; readonly ratio: number } | null;
  /** Where errors are reported to (a DSN of Sentry, or of what speaks its protocol); null: they stand in the log alone. */
  readonly errorsDsn: string | null;
}

const recaptchaKey = z.string().regex(/^[\w-]{20,100}$/, "must be a key of reCAPTCHA");

/** Their settings; `.env.example` explains each for the operator. */
export const serviceSettings = {
  PUSH_SERVICE: address(["http:", "https:"])
    .transform((value) => new URL(value).origin)
    .optional(),
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
  GOPAY_GOID: wholeNumber(1, 9_999_999_999).optional(),
  GOPAY_CLIENT_ID: z.string().optional(),
  GOPAY_CLIENT_SECRET: z.string().optional(),
  GOPAY_TEST: oneOf(["1", "0"]).default("0"),
  GOPAY_ENDPOINT: address(["http:", "https:"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{10,}$/, "must be a secret key of Stripe")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{10,}$/, "must be the secret of a webhook of Stripe")
    .optional(),
  FIO_TOKEN: z
    .string()
    .regex(/^\w{30,100}$/, "must be a token of Fio banka")
    .optional(),
  FIO_ADDRESS: address(["http:", "https:"]).optional(),
  STATEMENTS_FOLDER: z
    .string()
    .transform((value) => resolve(projectFolder, value))
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
  RATES_ADDRESS: address(["http:", "https:"]).default(
    "https://www.cnb.cz/cs/financni-trhy/devizovy-trh/kurzy-devizoveho-trhu/kurzy-devizoveho-trhu/denni_kurz.txt",
  ),
  S3_ENDPOINT: address(["http:", "https:"]).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a region")
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: oneOf(["1", "0"]).default("1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(["http:", "https:"]).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .default(0.1),
  SENTRY_DSN: address(["http:", "https:"])
    .refine((value) => /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(value), "must look like https://KEY@HOST/PROJECT")
    .optional(),
  PACKETA_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{16}$/, "must be the API key of a client of Packeta, 16 hexadecimal digits")
    .optional(),
};
const settings = z.object(serviceSettings);
type Given = z.output<typeof settings>;

const together: readonly (readonly (keyof Given)[])[] = [
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"],
  ["COMGATE_MERCHANT", "COMGATE_SECRET"],
  ["GOPAY_GOID", "GOPAY_CLIENT_ID", "GOPAY_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["GOSMS_CLIENT_ID", "GOSMS_CLIENT_SECRET", "GOSMS_CHANNEL"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["BANK_ID_ISSUER", "BANK_ID_CLIENT_ID", "BANK_ID_CLIENT_SECRET"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

/** What is wrong with the settings of services, a line for each. */
export function serviceComplaints(given: Given): string[] {
  const gives = (name: string) => Object.entries(given).some(([key, value]) => key.startsWith(name) && value);
  const isSmsTwice = gives("GOSMS_") && gives("TWILIO_");
  return [
    ...partsMissing(given, together),
    ...(isSmsTwice ? ["Text messages go by GoSMS or by Twilio, not by both."] : []),
  ];
}

/** A line for each group of settings of which some are there and others are not. */
export function partsMissing<Name extends string>(
  given: Readonly<Partial<Record<Name, unknown>>>,
  groups: readonly (readonly Name[])[],
): string[] {
  const parts = groups.filter((names) => names.some((name) => given[name]) && !names.every((name) => given[name]));
  const and = new Intl.ListFormat("en", { style: "long" });
  return parts.map((names) => `${and.format(names).replace(", and", " and")} belong together.`);
}

/** The services whose keys are all there. */
export function servicesOf(data: Given): Services {
  return {
    tagManagerId: data.TAG_MANAGER_ID ?? null,
    pushService: data.PUSH_SERVICE ?? null,
    ratesAddress: data.RATES_ADDRESS,
    packetaKey: data.PACKETA_API_KEY ?? null,
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
    gopay:
      data.GOPAY_GOID && data.GOPAY_CLIENT_ID && data.GOPAY_CLIENT_SECRET
        ? {
            ...{ goid: data.GOPAY_GOID, clientId: data.GOPAY_CLIENT_ID, clientSecret: data.GOPAY_CLIENT_SECRET },
            isTest: data.GOPAY_TEST === "1",
            ...(data.GOPAY_ENDPOINT && { endpoint: data.GOPAY_ENDPOINT }),
          }
        : null,
    stripe:
      data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
        ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET }
        : null,
    fio: data.FIO_TOKEN ? { token: data.FIO_TOKEN, ...(data.FIO_ADDRESS && { address: data.FIO_ADDRESS }) } : null,
    statementsFolder: data.STATEMENTS_FOLDER ?? null,
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
    ...ownServersOf(data),
  };
}

/** What an operator may run beside the product. */
function ownServersOf(data: Given): Pick<Services, "traces" | "errorsDsn" | "s3"> {
  return {
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: data.OTEL_TRACES_SAMPLER_ARG }
      : null,
    errorsDsn: data.SENTRY_DSN ?? null,
    s3:
      data.S3_ENDPOINT && data.S3_BUCKET && data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY
        ? {
            ...{ endpoint: data.S3_ENDPOINT, bucket: data.S3_BUCKET, region: data.S3_REGION },
            ...{ accessKeyId: data.S3_ACCESS_KEY_ID, secretAccessKey: data.S3_SECRET_ACCESS_KEY },
            pathStyle: data.S3_PATH_STYLE === "1",
          }
        : null,
  };
}
