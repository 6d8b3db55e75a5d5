import type { FastifyRequest } from "fastify";

/** 256 random bits in letters, as links in mails and tokens have them (features/accounts/secret.ts). */
const secret = /(?<=[/=])[\w-]{43}(?=[/?&.]|$)/g;

/** A request as the log shows it: keys of links from mails are left out, so that a reader of the log cannot follow them. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replace(secret, "[secret]"), host, remoteAddress: ip };
}
