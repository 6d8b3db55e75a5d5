import type { FastifyRequest } from "fastify";
import { networkOf } from "./network-of.ts";

/** Where a call came from, as far as limits and the list of sign-ins care. */
export interface Caller {
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string;
  readonly userAgent: string | null;
}

/** The caller of a request; behind a proxy the address is the one that `trustProxy` lets Fastify believe. */
export function callerOf(request: FastifyRequest): Caller {
  // A caller who hung up before the answer began has no address any more.
  const address: string | undefined = request.ip;
  return { network: networkOf(address ?? ""), userAgent: request.headers["user-agent"] ?? null };
}
