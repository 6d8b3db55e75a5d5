import { randomUUID } from "node:crypto";
import { type Person, siteUrl } from "./people.ts";

/**
 * What the API of the running server answers to a person, or to a guest where nobody is named, who calls it without a window: for
 * those whose own screen is not what a journey is about. Open pages learn of it as of whatever is done in a window.
 */
export async function callApi<Data = unknown>(
  person: Person | null,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: `/api/${string}`,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(new URL(path, siteUrl()), {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      "idempotency-key": `journey-${randomUUID()}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  const told = (text ? JSON.parse(text) : {}) as { data?: Data };
  return told.data ?? (told as Data);
}
