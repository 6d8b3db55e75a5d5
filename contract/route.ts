import type { ZodType } from "zod";

/** The token of a call: `none` ignores it, `optional` reads it, `user` answers 401 without one. */
type RouteAuth = "none" | "optional" | "user";

/**
 * One operation of the HTTP API: the only description that server, typed client and OpenAPI document share.
 * Paths use `{name}` for parameters. `response` is the body of the answer with `status`;
 * errors all have the shape of `errorBody` (contract/errors.ts).
 */
export interface RouteSpec {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly auth: RouteAuth;
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly headers?: ZodType;
  readonly body?: ZodType;
  /** The body is `multipart/form-data` with one file; the verb reads the stream itself. */
  readonly upload?: true;
  /**
   * The answer is `text/event-stream` and stays open: server-sent events, each with its name in `event` and JSON of the
   * shape `response` in `data`. Beside them come `time` events with the server's instant, and comments, as a heartbeat.
   */
  readonly stream?: true;
  readonly status: 200 | 201 | 202 | 204;
  readonly response: ZodType;
  /** Statuses with an `errorBody`; see also `errorStatusesOf`. */
  readonly errors: readonly (400 | 401 | 403 | 404 | 409 | 413 | 422 | 503)[];
}

/**
 * Every status with an `errorBody` that an operation may answer: its own; 422 where something is read that may not fit;
 * those of anything that may carry a body, wanted or not (broken JSON 400, a flood 413, an unknown kind 422); and those
 * of any call (429, 500, 503 while the database is busy or away).
 */
export function errorStatusesOf(spec: RouteSpec): number[] {
  const ofInput = spec.query || spec.headers ? [422] : [];
  const ofBodies = spec.method === "GET" ? [] : [400, 413, 422];
  return [...new Set([...spec.errors, ...ofInput, ...ofBodies, 429, 500, 503])];
}

/** Keeps the literal types of a route's description. */
export const route = <const R extends RouteSpec>(spec: R): R => spec;
