import type { ZodType } from "zod";
import type { Scope } from "./accounts/scopes.ts";

/** What a call without a token gets: `none` ignores tokens, `optional` reads one. */
type RouteAuth = "none" | "optional";

/**
 * One operation of the HTTP API: the only description that server, typed client and OpenAPI document share.
 * Paths use `{name}` for parameters. `response` is the body of the answer with `status` (200 where none is said);
 * errors all have the shape of `errorBody` (contract/errors.ts).
 */
export interface RouteSpec {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly summary: string;
  /** Left out: the call needs a token, and answers 401 without one. */
  readonly auth?: RouteAuth;
  /** Scopes of the back office, one of which a caller must have; looked at before anything of the call is read. */
  readonly scopes?: readonly Scope[];
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly headers?: ZodType;
  readonly body?: ZodType;
  /** Bytes that the body may have, where that is another number than `bodyLimitOf` says (rule LI13). */
  readonly bodyLimit?: number;
  /**
   * Hundredths of a second of the processor that a search by words takes at worst, or any call that changes something: so much
   * of its address's budget goes before the call is read (rule LI10). Left out: `weightOf` says it.
   */
  readonly weight?: number;
  /** The body is `multipart/form-data` with one file; the verb reads the stream itself. */
  readonly upload?: true;
  /**
   * The answer is `text/event-stream` and stays open: server-sent events, each with its name in `event` and JSON of the
   * shape `response` in `data`. Beside them come `time` events with the server's instant, and comments, as a heartbeat.
   */
  readonly stream?: true;
  /** Of an answer where it is another than 200. */
  readonly status?: 201 | 202 | 204;
  readonly response: ZodType;
  /** Statuses with an `errorBody` beyond those that follow from the rest (`errorStatusesOf`). */
  readonly errors?: readonly (400 | 401 | 403 | 404 | 409 | 413 | 422 | 503)[];
}

/**
 * Every status with an `errorBody` that an operation may answer: its own; 401 where a caller is asked for, 403 where scopes are, 404
 * where the path names a thing; 422 where something is read that may not fit; those of anything that may carry a body, wanted or not
 * (broken JSON 400, a flood 413, an unknown kind 422); and those of any call (429, 500, 503 while the database is busy or away).
 */
export function errorStatusesOf(spec: RouteSpec): number[] {
  const ofCaller = [...(isForUsers(spec) ? [401] : []), ...(spec.scopes ? [403] : [])];
  const ofInput = spec.query || spec.headers ? [422] : [];
  const ofBodies = spec.method === "GET" ? [] : [400, 413, 422];
  const ofPath = spec.params ? [404] : [];
  return [...new Set([...(spec.errors ?? []), ...ofCaller, ...ofPath, ...ofInput, ...ofBodies, 429, 500, 503])];
}

/** Whether only signed-in people may call it. */
export const isForUsers = ({ auth }: RouteSpec): boolean => auth === undefined;

/** The status of an answer that is no refusal. */
export const statusOf = ({ status }: RouteSpec): number => status ?? 200;

/** Bytes of a body that a stranger may send. */
export const strangersBodyBytes = 16 * 1024;
/** Bytes of a body that an operation for signed-in people reads: an account is a minute's work. */
const membersBodyBytes = 128 * 1024;
/** Bytes of a body that the back office reads, articles among them, and tables of many bottles. */
export const longBodyBytes = 1024 * 1024;

/** Bytes that a body of an operation has at most (rule LI13). Of uploads each verb says it. */
export function bodyLimitOf(spec: RouteSpec): number {
  if (spec.bodyLimit !== undefined) return spec.bodyLimit;
  if (!isForUsers(spec)) return strangersBodyBytes;
  return spec.scopes ? longBodyBytes : membersBodyBytes;
}

/** What is asked for by words, or sent by a stranger, where nothing else is said: as much as the hash of a password. */
export const usualWeight = 4;

/** What a call takes of its address's budget; reading weighs nothing but where it looks for words. */
export function weightOf(spec: RouteSpec): number {
  const { body, method, weight } = spec;
  return weight ?? (method === "GET" || (body && !isForUsers(spec)) ? usualWeight : 0);
}

/** Parameters of paths by which everybody may know a thing; any other may be a secret. */
const openParams = new Set(["id", "locale", "lang", "closesOn"]);

/**
 * LI14: A route's answer may be stored between only where it is the same for all visitors: what reads without a
 * sign-in, by no more than a number, a language or a day. All others, about one person or behind a secret address, are
 * `private, no-store`, found or not.
 *
 * Whether an answer is the same for all visitors and may be stored between.
 */
export function isForEverybody(spec: RouteSpec): boolean {
  const params = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return spec.method === "GET" && !isForUsers(spec) && params.every((name) => openParams.has(name));
}

/** Keeps the literal types of a route's description. */
export const route = <const R extends RouteSpec>(spec: R): R => spec;
