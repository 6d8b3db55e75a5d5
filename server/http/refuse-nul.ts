import type { FastifyRequest } from "fastify";
import type { RouteSpec } from "#contract/route.ts";
import { Invalid, NotFound } from "#server/errors.ts";

/**
 * PostgreSQL keeps no NUL in texts, so none gets past the edge: in a body or query it is a wrong field, in a path it is
 * an address of nothing; where an operation reads neither it does not matter. Other control characters are harmless and
 * stay the features' business.
 */
export function refuseNul({ params, query, body }: FastifyRequest, reads: RouteSpec): void {
  if (fieldWithNul(params) !== null) throw new NotFound();
  const field = (reads.query && fieldWithNul(query)) ?? (reads.body && fieldWithNul(body)) ?? null;
  if (field !== null) throw new Invalid({ [field]: ["field.invalid"] });
}

/** Path of a text (or name) that holds a NUL, its parts joined by dots; null where there is none. */
function fieldWithNul(whole: unknown): string | null {
  // A list instead of recursion: a body may be nested deeper than the stack.
  const waiting: { value: unknown; path: string }[] = [{ value: whole, path: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && value.includes("\0")) return path || "_";
    if (typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (name.includes("\0")) return path || "_";
      waiting.push({ value: part, path: path ? `${path}.${name}` : name });
    }
  }
  return null;
}
