import { afterEach, beforeEach, expect, test, vi } from "vitest";

const list = "g".repeat(43);
const cookies = new Map<string, string>();
let isDown = false;
const failures: string[] = [];
const visitor = {
  isSignedIn: false,
  locale: "cs" as const,
  onFailure: (failure: string) => void failures.push(failure),
};

beforeEach(() => {
  vi.resetModules();
  cookies.clear();
  failures.length = 0;
  isDown = false;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("window", {
    location: { protocol: "http:", origin: "http://localhost" },
    localStorage: { getItem: () => null },
  });
  vi.stubGlobal("document", {
    documentElement: { lang: "cs", dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal("fetch", service());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The guest's list of the service: it begins with item 1, and a line that is down answers nothing. */
function service() {
  const lists = new Map<string, Set<number>>([[list, new Set([1])]]);
  return async (url: string, { method, body }: { method: string; body?: string }) => {
    if (isDown) throw new TypeError("Failed to fetch");
    if (method === "POST") {
      const made = String(lists.size).repeat(43);
      lists.set(made, new Set());
      return answer(made, lists);
    }
    const name = url.split("/").at(-1) ?? "";
    const { productId, remove } = JSON.parse(body ?? "{}") as { productId?: number; remove?: boolean };
    if (productId && remove) lists.get(name)?.delete(productId);
    else if (productId) lists.get(name)?.add(productId);
    return answer(name, lists);
  };
}

function answer(name: string, lists: Map<string, Set<number>>): Response {
  const items = [...(lists.get(name) ?? [])].map((id) => ({ product: { id, categories: [] }, note: null }));
  return Response.json({ id: 1, site_id: 1, user_id: null, temp_id: name, items });
}

test("a guest whose list could not be read goes on with that list, and loses nothing on it", async () => {
  const { changeWatching, loadWatching, watchState } = await import("./watch-store.ts");
  cookies.set("guest-wishlist", list);
  isDown = true;
  await loadWatching(visitor);
  expect(failures).toEqual(["load"]);
  isDown = false;
  expect(await changeWatching({ id: 2, isWatched: true, shown: 0 })).toBe(true);
  expect(cookies.get("guest-wishlist")).toBe(list);
  await loadWatching({ ...visitor });
  expect([...watchState().ids]).toEqual([1, 2]);
});

test("a change that cannot be stored or read anew is taken back; what was watched before stays so", async () => {
  const { changeWatching, loadWatching, watchState } = await import("./watch-store.ts");
  cookies.set("guest-wishlist", list);
  await loadWatching(visitor);
  isDown = true;
  expect(await changeWatching({ id: 2, isWatched: true, shown: 0 })).toBe(false);
  expect([...watchState().ids]).toEqual([1]);
  expect(await changeWatching({ id: 1, isWatched: false, shown: 1 })).toBe(false);
  expect([...watchState().ids]).toEqual([1]);
  expect(failures).toEqual(["add", "remove"]);
});

test("a guest's list that another window has begun meanwhile is gone on with", async () => {
  const { changeWatching, loadWatching, watchState } = await import("./watch-store.ts");
  await loadWatching(visitor);
  cookies.set("guest-wishlist", list);
  expect(await changeWatching({ id: 2, isWatched: true, shown: 0 })).toBe(true);
  expect(cookies.get("guest-wishlist")).toBe(list);
  await loadWatching({ ...visitor });
  expect([...watchState().ids]).toEqual([1, 2]);
});

test("what somebody else watched is not shown to the next visitor whose list cannot be read", async () => {
  const { loadWatching, watchState } = await import("./watch-store.ts");
  cookies.set("guest-wishlist", list);
  await loadWatching(visitor);
  expect([...watchState().ids]).toEqual([1]);
  isDown = true;
  await loadWatching({ ...visitor, isSignedIn: true });
  expect([...watchState().ids]).toEqual([]);
});

test("a list that is read while a press waits for its turn does not undo the press", async () => {
  const { changeWatching, loadWatching, watchState } = await import("./watch-store.ts");
  cookies.set("guest-wishlist", list);
  const loaded = loadWatching(visitor);
  const changes = [
    changeWatching({ id: 2, isWatched: true, shown: 0 }),
    changeWatching({ id: 1, isWatched: false, shown: 1 }),
  ];
  await loaded;
  expect([...watchState().ids]).toEqual([2]);
  expect(await Promise.all(changes)).toEqual([true, true]);
  expect([...watchState().ids]).toEqual([2]);
  await loadWatching({ ...visitor });
  expect([...watchState().ids]).toEqual([2]);
});

test("of two presses on one heart the last is what is shown, though the first failed", async () => {
  const { changeWatching, loadWatching, watchState, watchersOfOne } = await withCounts();
  cookies.set("guest-wishlist", list);
  await loadWatching(visitor);
  isDown = true;
  const failed = changeWatching({ id: 2, isWatched: true, shown: 5 });
  void changeWatching({ id: 2, isWatched: false, shown: 5 });
  const last = changeWatching({ id: 2, isWatched: true, shown: 5 });
  await failed;
  expect(watchState().ids.has(2)).toBe(true);
  expect(watchersOfOne()).toBe(6);
  isDown = false;
  expect(await last).toBe(true);
  expect([...watchState().ids]).toEqual([1, 2]);
});

async function withCounts() {
  const store = await import("./watch-store.ts");
  const { watchersOf } = await import("./watch-state.ts");
  return { ...store, watchersOfOne: () => watchersOf(store.watchState(), 2, 5) };
}
