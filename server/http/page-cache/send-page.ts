import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer, Encoding, FinishedPage } from "./finish-page.ts";

/** Answers with a finished page in the encoding that the visitor reads, or with 304 where they have it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { status, headers, body } = answerOf(page, request.headers);
  // Fastify would call an empty body a file.
  return reply
    .code(status)
    .headers(headers)
    .send(body?.length ? body : undefined);
}

/** The same for a request that Fastify has not seen. */
export function sendPageAtOnce(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const { status, headers, body } = answerOf(page, request.headers);
  response.writeHead(status, body ? { ...headers, "content-length": body.length } : headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function answerOf(
  page: FinishedPage,
  asked: IncomingHttpHeaders,
): { status: number; headers: Answer["headers"]; body?: Buffer } {
  const answer = page.answers[encodingFor(asked["accept-encoding"])];
  const isHad = page.status === 200 && isKnown(asked["if-none-match"], answer.headers.etag);
  if (!isHad) return { status: page.status, ...answer };
  const { "content-type": _type, "content-encoding": _encoding, ...headers } = answer.headers;
  return { status: 304, headers };
}

/** The smallest encoding that the visitor's browser names and does not refuse (`q=0`). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const isAccepted = (name: string) =>
    accepted.split(",").some((part) => {
      const [coding = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
      return coding === name && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
    });
  if (isAccepted("br")) return "br";
  return isAccepted("gzip") ? "gzip" : "identity";
}

/** Weakly compared, as RFC 9110 (13.1.2) asks of If-None-Match. */
function isKnown(noneMatch: string | undefined, etag: string | undefined): boolean {
  if (!noneMatch || !etag) return false;
  return noneMatch.split(",").some((each) => {
    const tag = each.trim().replace(/^W\//, "");
    return tag === etag || tag === "*";
  });
}
