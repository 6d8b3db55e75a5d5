import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentPolicy } from "#server/http/content-policy.ts";
import type { Sources } from "#server/http/service-sources.ts";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A page ready to be sent, in every encoding. */
export interface FinishedPage {
  readonly status: number;
  readonly answers: Readonly<Record<Encoding, Answer>>;
  /** Of all encodings together. */
  readonly bytes: number;
}
export interface Answer {
  /** All headers but those that Node adds itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Browsers ask each time (and hear 304); a CDN may keep a page for as long as this server does. */
const cacheControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=4";
const compressedFrom = 1_024;
/** Level 5 is half a level 11's size saved for a fiftieth of its time. */
const brotliQuality = 5;

/**
 * Reads a rendered page to its end and makes what can be sent again and again. Scripts with the rendering's `nonce` are
 * named by their hashes in the content policy instead; one that has come in without it stays unnamed and does not run.
 * `security` are the headers that every answer carries: the door passes the hook by that sets them elsewhere.
 * null: the page sets a cookie, so it is for one visitor.
 */
export async function finishPage(
  rendered: Response,
  nonce: string,
  { sources, security }: { sources: Sources; security: Readonly<Record<string, string>> },
): Promise<FinishedPage | null> {
  if (rendered.headers.has("set-cookie")) {
    await rendered.body?.cancel();
    return null;
  }
  const text = await rendered.text();
  const isPage = rendered.headers.get("content-type")?.startsWith("text/html") ?? false;
  const body = Buffer.from(isPage ? text.replaceAll(` nonce="${nonce}"`, "") : text);
  const headers = {
    ...security,
    ...Object.fromEntries(rendered.headers),
    ...(isPage && { "content-security-policy": contentPolicy(hashesOfScripts(text, nonce), sources) }),
    "cache-control": isKeepable(rendered.status) ? cacheControl : "private, no-cache",
    vary: "accept-encoding, cookie",
  };
  return finish(rendered.status, body, headers);
}

/** What can be sent again and again, in every encoding, with a tag by which a reader who has it already is told so. */
export async function finish(
  status: number,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedPage> {
  const answers = await inEveryEncoding(body, headers);
  const bytes = encodings.reduce((sum, encoding) => sum + answers[encoding].body.length, 0);
  return { status, answers, bytes };
}

/** Other statuses, such as a failure or a temporary redirect, hold for the moment only and are not kept. */
export function isKeepable(status: number): boolean {
  return status === 200 || status === 301 || status === 404;
}

/** Whether a page is what everybody gets at its address; to somebody signed in a page may be there that others are refused. */
export function isForEverybody({ status }: FinishedPage): boolean {
  return status === 200 || status === 301;
}

function hashesOfScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script\\b([^>]*) nonce="${nonce}"([^>]*)>(.*?)</script>`, "gs"));
  const inline = [...scripts].filter(([, before, after]) => !/\ssrc=/.test(`${before}${after}`));
  const hashes = inline.map(
    ([, , , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

async function inEveryEncoding(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<Record<Encoding, Answer>> {
  const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const plain = { headers: { ...headers, etag: `"${tag}"` }, body };
  if (body.length < compressedFrom) return { br: plain, gzip: plain, identity: plain };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body),
  ]);
  const packed = (encoding: Encoding, content: Buffer) => ({
    headers: { ...headers, etag: `"${tag}-${encoding}"`, "content-encoding": encoding },
    body: content,
  });
  return { br: packed("br", br), gzip: packed("gzip", gz), identity: plain };
}
