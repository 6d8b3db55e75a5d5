import { expect } from "@playwright/test";
import { answerFor, type Person, siteUrl } from "./people.ts";

/** What people do and read in a journey that is not about their screens. */

/** A person calls the API, as a page of theirs would; the open pages of others hear of it. */
export async function actAs(
  { token }: Person,
  method: string,
  path: string,
  body: object = {},
): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": `journey-${Date.now()}-${Math.random()}`,
  };
  const sent = method === "GET" ? null : JSON.stringify(body);
  const answer = await fetch(siteUrl() + path, { method, headers, body: sent });
  if (!answer.ok) expect(await answer.text(), `${method} ${path}`).toBe("an answer");
  return answer;
}

/** A person bids on a lot up to so many crowns. */
export async function bidOn(lot: { id: number }, person: Person, maximum: number): Promise<void> {
  await actAs(person, "POST", `/api/auctions/${lot.id}/bids`, { maximum });
}

/** A person puts a lot among those that they watch. */
export async function watchAs(person: Person, lot: { id: number }): Promise<void> {
  const list = (await (await actAs(person, "POST", "/api/wishlist")).json()) as { temp_id: string };
  await actAs(person, "PUT", `/api/wishlist/${list.temp_id}`, { productId: lot.id });
}

/** The words of a page as it comes to somebody, or to a guest, between its frame's parts; what scripts add is not there yet. */
export async function wordsFor(person: Person | null, path: string): Promise<string> {
  const answer = await answerFor(person, path);
  expect(answer.status, path).toBe(200);
  return wordsOf(await answer.text());
}

/** The words of the main part of a page. */
export function wordsOf(html: string): string {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
