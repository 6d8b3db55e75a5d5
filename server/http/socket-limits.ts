import type { FastifyHttpOptions, RawServerDefault } from "fastify";

/**
 * LI7: Headers have to be here in {headersMs}, a body in {bodyMs}, an upload in {uploadMs}; {silenceMs} of silence end a connection.
 *
 * How long a connection may keep the server waiting; times in ms.
 */
export interface SocketLimits {
  /** From the first moment of a connection, or of a request on a kept one, until its headers are here. */
  readonly headersMs: number;
  /** Until the body of a request is here, but for uploads. */
  readonly bodyMs: number;
  /** Until a whole upload is here: a picture of 20 MB on a slow line takes minutes. */
  readonly uploadMs: number;
  /** Without a single byte in either direction. Event streams send a heartbeat more often. */
  readonly silenceMs: number;
  /** How often the first and the third are looked at. */
  readonly checkMs: number;
}

export const usualSocketLimits: SocketLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  silenceMs: 90_000,
  checkMs: 2_000,
};

/** Those of the limits that Node itself keeps. */
export function socketOptions(limits: SocketLimits) {
  return {
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  } satisfies FastifyHttpOptions<RawServerDefault>;
}
