import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding, FinishedPage } from "./finish-page.ts";

/** Answers with a finished page in the encoding that the visitor reads, or with 304 where they have it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { headers, body } = page.answers[encodingFor(request.headers["accept-encoding"])];
  reply.headers(headers);
  if (page.status === 200 && isKnown(request.headers["if-none-match"], headers.etag)) {
    reply.removeHeader("content-encoding").removeHeader("content-type");
    return reply.code(304).send();
  }
  return reply.code(page.status).send(body);
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
