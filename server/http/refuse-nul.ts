import type { FastifyRequest } from "fastify";
import { Invalid, NotFound } from "#server/errors.ts";

/**
 * PostgreSQL keeps no NUL in texts, so none gets past the edge: in a body or query it is a wrong field, in a path it is
 * an address of nothing. Other control characters are harmless and stay the features' business.
 */
export function refuseNul({ params, query, body }: FastifyRequest): void {
  if (fieldWithNul(params) !== null) throw new NotFound();
  const field = fieldWithNul(query) ?? fieldWithNul(body);
  if (field !== null) throw new Invalid({ [field]: ["field.invalid"] });
}

/** Path of the first text (or name) that holds a NUL, its parts joined by dots; null where there is none. */
function fieldWithNul(value: unknown, path = ""): string | null {
  if (typeof value === "string") return value.includes("\0") ? path || "_" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (name.includes("\0")) return path || "_";
    const found = fieldWithNul(part, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
