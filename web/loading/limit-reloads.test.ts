import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitReloads, reloadKey, reloadPage } from "./limit-reloads.ts";

const navigation = new EventTarget();
const reload = vi.fn();
const stored = new Map<string, string>();
const giveUp = vi.fn();

vi.stubGlobal("window", {
  navigation,
  location: { reload },
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
});
limitReloads(giveUp);

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  stored.clear();
});
afterEach(() => {
  vi.clearAllMocks();
});

/** Whether the browser goes on with a reload that begins like this. */
function begin(navigationType: string, userInitiated = false): boolean {
  const event = new Event("navigate", { cancelable: true });
  return navigation.dispatchEvent(Object.assign(event, { navigationType, userInitiated }));
}

test("what a visitor begins, and what is no reload, goes on", () => {
  expect([begin("push"), begin("traverse"), begin("reload", true)]).toEqual([true, true, true]);
});

test("without a line the page is not loaded anew, and the visitor is told", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(begin("reload")).toBe(false);
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

test("a second reload within a minute is none, and the visitor is told", async () => {
  stored.set(reloadKey, String(Date.now() - 59_000));
  expect(begin("reload")).toBe(false);
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

test("the first reload is done by this site, which lets its own pass", async () => {
  expect(begin("reload")).toBe(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(giveUp).not.toHaveBeenCalled();
  reloadPage();
  expect(begin("reload")).toBe(true);
});
