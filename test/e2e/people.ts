import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { users } from "#server/features/accounts/table.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { strategyKey, tokenKey } from "#web/session/token.ts";
import { house } from "./house.ts";
import { cookies, type State, settled } from "./settled-visitor.ts";
import { siteUrl } from "./site-url.ts";
import { openContext, openWindow } from "./windows.ts";

export { siteUrl, testPassword };

/** As wide as a desktop's window. */
const usualSize = { width: 1260, height: 900 };

export type Person = TestUser;

/** A name that is unique in the run, since journeys share one server. */
export function newName(word: string): { email: string; username: string } {
  const username = `${word}.${randomBytes(5).toString("hex")}`;
  return { email: `${username}@kabinet.test`, username };
}

/** A user with confirmed e-mail and verified age unless the overrides say otherwise. */
export async function makePerson(
  word: string,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  return makeUser(await house(), { ...newName(word), ...overrides });
}

/** The state of a signed-in browser: the token in local storage and in the cookie. */
function signedInState({ token }: Person): State {
  const origin = new URL(siteUrl());
  return {
    cookies: cookies(origin.hostname, {
      ...settled,
      [tokenKey]: token,
      [strategyKey]: "local",
    }),
    origins: [
      {
        origin: origin.origin,
        localStorage: [
          { name: tokenKey, value: token },
          { name: strategyKey, value: "local" },
        ],
      },
    ],
  };
}

/** A window of a signed-in person; it lives until the journey ends. */
export async function windowOf(
  browser: Browser,
  person: Person,
  { viewport = usualSize }: { viewport?: typeof usualSize } = {},
): Promise<Page> {
  return openWindow(browser, signedInState(person), viewport);
}

/** A window of a signed-in person with settings of its own, or to which a journey does what cannot be undone. */
export async function ownWindowOf(
  browser: Browser,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await openContext(browser, { ...options, storageState: signedInState(person) });
  return context.newPage();
}

/**
 * What the site answers to the browser of a person at an address, without a window; of a guest where nobody is named.
 * Redirects are not followed.
 */
export function answerFor(person: Person | null, path: string): Promise<Response> {
  const known = person ? signedInState(person).cookies : cookies("localhost", settled);
  const cookie = known.map(({ name, value }) => `${name}=${value}`).join("; ");
  return fetch(new URL(path, siteUrl()), { redirect: "manual", headers: { cookie, accept: "text/html" } });
}

/**
 * The words of a page's main part for a person, without a window; for a guest where nobody is named. What only scripts or
 * styles hide is among them.
 */
export async function wordsFor(person: Person | null, path: string): Promise<string> {
  const html = await (await answerFor(person, path)).text();
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** What a person, or a guest, does in a window that the journey is not about: a request to the API, which has to succeed; its answer. */
export async function act<Answer = unknown>(
  person: Person | null,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${siteUrl()}${path}`, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      "idempotency-key": randomBytes(12).toString("hex"),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} of ${method} ${path}: ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}
