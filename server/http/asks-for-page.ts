import type { FastifyRequest } from "fastify";

/** Whether a person is to read the answer: browsers ask for HTML, who calls the API does not. */
export function asksForPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/html") ?? false;
}
