import type { FastifyRequest } from "fastify";
import type { RouteSpec } from "#contract/route.ts";
import { Invalid, NotFound } from "#server/errors.ts";

/** Requests whose JSON may hold such texts: only they are searched. */
const suspected = new WeakSet<FastifyRequest>();

/** Looks at JSON before it is parsed: a NUL or half a character can stand in it escaped alone. */
export function noteEscaped(request: FastifyRequest, json: string): void {
  if (/\\u(?:0000|d[89a-f])/i.test(json)) suspected.add(request);
}

/**
 * PostgreSQL keeps no NUL in texts, and no half of a character (a surrogate without its other one) in JSON, so neither gets past the
 * edge: in a body or query it is a wrong field, in a path it is an address of nothing; where an operation reads neither it does not
 * matter. Other control characters are harmless and stay the features' business.
 */
export function refuseUnstorable(request: FastifyRequest, reads: RouteSpec): void {
  const { params, query, body } = request;
  if (unstorableField(params) !== null) throw new NotFound();
  const ofBody = reads.body && suspected.has(request) ? unstorableField(body) : null;
  const field = (reads.query && unstorableField(query)) ?? ofBody;
  if (field !== null) throw new Invalid({ [field]: ["field.invalid"] });
}

/** A value and the name by which its parent has it. */
interface Part {
  readonly value: unknown;
  readonly name: string;
  readonly within: Part | null;
}

const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();

/** Path of a text (or name) that cannot be stored, its parts joined by dots; null where there is none. */
function unstorableField(whole: unknown): string | null {
  const waiting: Part[] = [{ value: whole, name: "", within: null }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value } = part;
    if (typeof value === "string" && isUnstorable(value)) return pathOf(part);
    if (typeof value !== "object" || value === null) continue;
    for (const name of Object.keys(value)) {
      if (isUnstorable(name)) return pathOf(part);
      waiting.push({ value: (value as Record<string, unknown>)[name], name, within: part });
    }
  }
  return null;
}

function pathOf(part: Part): string {
  const names: string[] = [];
  for (let at: Part | null = part; at?.within; at = at.within) names.unshift(at.name);
  return names.join(".") || "_";
}
