import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { users } from "#server/features/accounts/table.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { strategyKey, tokenKey } from "#web/session/token.ts";
import { serverContext } from "./server-context.ts";
import { cookies, type State, settled, settledVisitor } from "./settled-visitor.ts";
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
export async function makePerson(word: string, overrides: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  return makeUser(await serverContext(), { ...newName(word), ...overrides });
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

/** A window of somebody who is not signed in and has been here before; it lives until the journey ends. */
export function guestsWindow(browser: Browser): Promise<Page> {
  return openWindow(browser, settledVisitor, usualSize);
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
 * Redirects are followed where that is asked for.
 */
export function answerFor(
  person: Person | null,
  path: string,
  redirect: "manual" | "follow" = "manual",
): Promise<Response> {
  const known = person ? signedInState(person).cookies : cookies("localhost", settled);
  const cookie = known.map(({ name, value }) => `${name}=${value}`).join("; ");
  return fetch(new URL(path, siteUrl()), { redirect, headers: { cookie, accept: "text/html" } });
}

/** Answers in a window who is there, as its account's password says. */
export async function proveIn(page: Page): Promise<void> {
  const proof = page.getByRole("dialog", { name: "Potvrďte, že jste to vy" });
  await proof.getByLabel("Vaše heslo").fill(testPassword);
  await proof.getByRole("button", { name: "Potvrdit" }).click();
}
