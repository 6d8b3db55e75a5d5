import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fromOwnNetwork } from "./network-address.ts";
import { answerFor, type Person, siteUrl } from "./people.ts";

/** What people do and read in a journey that is not about their screens. */

/**
 * What the API of the running server answers to a person, or to a guest where nobody is named: the `data` of its answer where it
 * has such. Open pages learn of it as of whatever is done in a window.
 */
export async function callApi<Data = unknown>(
  person: Person | null,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(new URL(path, siteUrl()), {
    method,
    headers: {
      ...fromOwnNetwork(),
      ...(person && { authorization: `Bearer ${person.token}` }),
      "idempotency-key": `journey-${randomUUID()}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  const reported = (text ? JSON.parse(text) : {}) as { data?: Data };
  return reported.data ?? (reported as Data);
}

/** A person bids on a lot up to so many crowns. */
export async function bidOn({ id }: { id: number }, person: Person, maximum: number): Promise<void> {
  await callApi(person, "POST", `/api/auctions/${id}/bids`, { maximum });
}

/** A person puts a lot among those that they watch. */
export async function watchAs(person: Person, { id }: { id: number }): Promise<void> {
  const list = await callApi<{ temp_id: string }>(person, "POST", "/api/wishlist", {});
  await callApi(person, "PUT", `/api/wishlist/${list.temp_id}`, { productId: id });
}

/**
 * The words of the main part of a page as the server renders it for a person, or for a guest where nobody is named. What scripts
 * add is not there; hard spaces are plain ones.
 */
export async function wordsFor(person: Person | null, path: string): Promise<string> {
  const answer = await answerFor(person, path);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return wordsIn(await answer.text());
}

/** The same for whoever sits at a window, which stays as it is: to wait for what a page says once something has happened. */
export async function wordsBehind(page: Page, path: string = page.url()): Promise<string> {
  return wordsIn(await (await page.request.get(path)).text());
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The words of the main part of a page, or of all of it where it has none. */
export function wordsIn(html: string): string {
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style|head|template)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s+/g, " ");
}
