import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { isDeeperThan } from "./json-depth.ts";
import { refuseOnWire } from "./refuse-on-wire.ts";
import { noteEscaped } from "./refuse-unstorable.ts";

/** Lists and objects in each other; what an operation reads is nested five deep at most. */
const deepest = 32;

/** Refused as what is no JSON. */
class TooDeep extends Error {
  readonly statusCode = 400;
}

/** A sender of more than this loses the answer; no honest body is that long. */
const mostThrownAway = 2 * maxUploadBytes;

/**
 * LI13: A body has 16 kB at most from strangers, 128 kB at operations for signed-in people and 1 MB at those of the
 * back office, unless the operation says another number, and 32 lists and objects in each other. Who may not call an
 * operation at all, by sign-in or scope, is refused before its body is read.
 *
 * Bodies in time, and answers that arrive. A body that is not here within `bodyMs` ends its connection (uploads have the
 * server's own limit). An answer that was found early waits until the rest of the body has been thrown away: many clients
 * read nothing before they have sent everything, and closing on unread bytes would reset the connection with the answer.
 */
export function registerBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook("onRequest", async (request) => {
    if (hasBody(request) && !isUpload(request)) limitTime(request.raw, bodyMs);
  });
  app.addHook("onSend", async (request, reply) => {
    if (!hasBody(request) || request.raw.complete) return;
    if (await throwAwayRest(request.raw)) return;
    reply.header("connection", "close");
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Clients that name JSON by habit, also where they send nothing, mean no body.
    if (body === "") return done(null);
    if (isDeeperThan(body, deepest)) return done(new TooDeep());
    noteEscaped(request, body);
    return parseJson(request, body, done);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith("multipart/form-data") ?? false;
}

function limitTime(raw: IncomingMessage, bodyMs: number): void {
  const timer = setTimeout(() => refuseOnWire({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket), bodyMs);
  timer.unref();
  raw.once("end", () => clearTimeout(timer));
  raw.once("close", () => clearTimeout(timer));
}

/** false where the rest is too long. */
function throwAwayRest(raw: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stop = (isDone: boolean) => {
      raw.off("data", count).off("end", done).off("close", done).off("error", done);
      if (!isDone) raw.pause();
      resolve(isDone);
    };
    const done = () => stop(true);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostThrownAway) stop(false);
    };
    // A parser that has given up reads no more, and would hold the rest back for good.
    raw.unpipe();
    raw.on("data", count).on("end", done).on("close", done).on("error", done);
    if (raw.readableEnded || raw.destroyed) return done();
    raw.resume();
  });
}
