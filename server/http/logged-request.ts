import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** 256 random bits in letters, as links in mails and tokens have them (features/accounts/secret.ts). */
const secret = /(?<=[/=])[\w-]{43}(?=[/?&.]|$)/g;
/** The 128 bits in the address of an order, also where it is written into another address: whoever has it may withdraw from the order. */
const orderHash = /(?<=(?:orders|shrnuti|summary)(?:\/|%2F)\d{1,15}(?:\/|%2F))[\w-]{22}/gi;

/** A request as the log shows it: keys of links from mails are left out, so that a reader of the log cannot follow them. */
export function loggedRequest({ method, url, host, ip }: Pick<FastifyRequest, "method" | "url" | "host" | "ip">) {
  const shown = url.replace(secret, "[secret]").replace(orderHash, "[secret]");
  return { method, url: shown, host, remoteAddress: ip };
}

/** Every request is one line of the log once it is answered, with its status and the milliseconds that it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: { statusCode: reply.statusCode }, responseTime }, "request");
  });
}

/** The line of a page that was answered from memory, of which no proxy's word about the visitor is read. */
export function logFinishedPage(
  app: FastifyInstance,
  { method, url, headers, socket }: IncomingMessage,
  { statusCode }: Pick<ServerResponse, "statusCode">,
): void {
  const request = { method: method ?? "", url: url ?? "", host: headers.host ?? "", ip: socket.remoteAddress ?? "" };
  app.log.info({ req: request, res: { statusCode }, isFinished: true }, "request");
}
