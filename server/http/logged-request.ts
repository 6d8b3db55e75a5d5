import type { FastifyRequest } from "fastify";

/** 256 random bits in letters, as links in mails and tokens have them (features/accounts/secret.ts). */
const secret = /(?<=[/=])[\w-]{43}(?=[/?&.]|$)/g;
/** The 128 bits in the address of an order, also where it is written into another address: whoever has it may withdraw from the order. */
const orderHash = /(?<=(?:orders|shrnuti|summary)(?:\/|%2F)\d{1,15}(?:\/|%2F))[\w-]{22}/gi;

/** A request as the log shows it: keys of links from mails are left out, so that a reader of the log cannot follow them. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  const shown = url.replace(secret, "[secret]").replace(orderHash, "[secret]");
  return { method, url: shown, host, remoteAddress: ip };
}
