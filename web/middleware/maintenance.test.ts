import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { settingsContext } from "#web/site/site-settings.ts";
import { onServer } from "./on-server.ts";

/** Asks for a page as a user with `scope`, or as a guest (null); answers with the redirect, or null. */
async function ask(path: string, { enabled, scope }: { enabled: boolean; scope: string[] | null }) {
  const context = new RouterContextProvider();
  const me = async () => {
    if (!scope) throw new ApiError(401, { message: "" });
    return { data: { scope } };
  };
  const list = async () => [{ name: "maintenance", value: { is_enabled: enabled } }];
  context.set(apiContext, { settings: { list }, accounts: { me } } as unknown as ApiClient);
  const request = new Request(`https://kabinet.test${path}`);
  const [middleware] = onServer("maintenance");
  try {
    await middleware?.({ request, context } as never, (() => undefined) as never);
    expect(context.get(settingsContext).maintenance.is_enabled).toBe(enabled);
    return null;
  } catch (thrown) {
    const { headers } = thrown as Response;
    expect(headers.get("cache-control")).toBe("no-store");
    return headers.get("location");
  }
}

test.each([
  ["/", "/mimo-provoz"],
  ["/en", "/maintenance"],
  ["/hledani?q=rum", "/mimo-provoz"],
  ["/search", "/maintenance"],
  ["/3/whisky.data", "/mimo-provoz"],
  ["/ucet/prehled", "/mimo-provoz"],
  ["/takova-stranka/neni", "/mimo-provoz"],
])("PA6: while maintenance is on, whoever asks for %s is sent to %s", async (path, to) => {
  for (const scope of [null, [], ["moderation"]]) expect(await ask(path, { enabled: true, scope })).toBe(to);
});

test.each([
  "/mimo-provoz",
  "/maintenance",
  "/account/index",
  "/en/account/index",
  "/login",
  "/admin/checks",
  "/administrace",
])("%s stays open", async (path) => {
  expect(await ask(path, { enabled: true, scope: null })).toBeNull();
});

test("the operator sees the whole site, and without maintenance everybody does", async () => {
  expect(await ask("/", { enabled: true, scope: ["admin"] })).toBeNull();
  expect(await ask("/", { enabled: false, scope: null })).toBeNull();
});

test("nothing that only looks like the back office stays open", async () => {
  expect(await ask("/administrace-neni", { enabled: true, scope: null })).toBe("/mimo-provoz");
});
