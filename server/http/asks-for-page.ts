import type { FastifyRequest } from "fastify";

/** Whether a person reads the answer: browsers ask for HTML, programs that call the API do not. */
export function asksForPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/html") ?? false;
}
