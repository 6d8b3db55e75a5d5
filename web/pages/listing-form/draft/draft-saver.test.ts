import { expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { createDraftSaver, type SaverPorts } from "./draft-saver.ts";
import { startDraft } from "./draft-state.ts";

const savedAt = "2026-11-21T13:32:00Z";
const stored = (id: number, fields: object, version = 1) =>
  ({
    ...startDraft(null).values,
    ...fields,
    id,
    version,
    updatedAt: savedAt,
    declarationsNeeded: [],
    propertyRules: [],
  }) as unknown as OwnListing;

/** A server that stores what it receives; `refuse` names a field that it refuses, `down` means no server at all. */
function saver(server: { refuse?: string; down?: boolean; other?: object } = {}) {
  const calls: [string, object][] = [];
  const answer = async (call: string, id: number, fields: object, version = 2) => {
    if (server.down) throw new TypeError("Failed to fetch");
    calls.push([call, fields]);
    if (server.other && version < 2) throw new RangeError("overtaken");
    if (server.refuse && server.refuse in fields) throw new Error(server.refuse);
    return stored(id, fields);
  };
  const ports: SaverPorts = {
    create: (fields) => answer("create", 7, fields),
    update: (id, fields, version) => answer("update", id, fields, version),
    load: async (id) => stored(id, server.other ?? {}, 2),
    onCreated: (id) => calls.push(["address", { id }]),
    read: (error) =>
      error instanceof TypeError
        ? { kind: "offline" }
        : error instanceof RangeError
          ? { kind: "overtaken" }
          : { kind: "refused", errors: { [(error as Error).message]: "no" }, message: "no" },
  };
  return { ...createDraftSaver(startDraft(null), ports), calls, server };
}

test("the first change creates the draft, the next ones update it", async () => {
  const { store, flush, calls } = saver();
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  expect(await flush()).toBe(true);
  store.dispatch({ type: "changed", patch: { place: "Brno" } });
  expect(await flush()).toBe(true);
  expect(calls).toEqual([
    ["create", { name: "Rum" }],
    ["address", { id: 7 }],
    ["update", { place: "Brno" }],
  ]);
});

test("changes during a saving are sent after it, never beside it, and create no second draft", async () => {
  const { store, flush, calls } = saver();
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  const first = flush();
  store.dispatch({ type: "changed", patch: { name: "Rum 1978" } });
  expect(await Promise.all([first, flush()])).toEqual([true, true]);
  expect(calls.map(([call, fields]) => [call, fields])).toEqual([
    ["create", { name: "Rum" }],
    ["address", { id: 7 }],
    ["update", { name: "Rum 1978" }],
  ]);
});

test("without a connection nothing is lost, and the next try sends it", async () => {
  const { store, flush, calls, server } = saver({ down: true });
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  expect(await flush()).toBe(false);
  server.down = false;
  expect(await flush()).toBe(true);
  expect(calls[0]).toEqual(["create", { name: "Rum" }]);
});

test("a refused field does not keep the others from being saved", async () => {
  const { store, flush, calls } = saver({ refuse: "place" });
  store.dispatch({ type: "changed", patch: { name: "Rum", place: "?" } });
  expect(await flush()).toBe(false);
  expect(calls.at(-2)).toEqual(["create", { name: "Rum" }]);
  expect(store.get()).toMatchObject({ id: 7, errors: { place: "no" } });
});

test("pictures need a draft: one is created from nothing, once", async () => {
  const { ensureId, calls } = saver();
  expect(await Promise.all([ensureId(), ensureId()])).toEqual([7, 7]);
  expect(calls).toEqual([
    ["create", {}],
    ["address", { id: 7 }],
  ]);
});

test("what another window has saved is joined with this one's changes, and those are sent on", async () => {
  const { store, flush, calls, server } = saver();
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  await flush();
  server.other = { name: "Rum", place: "Praha" };
  store.dispatch({ type: "changed", patch: { country: "Kuba" } });
  expect(await flush()).toBe(true);
  expect(calls.at(-1)).toEqual(["update", { country: "Kuba" }]);
  expect(store.get().values).toMatchObject({ name: "Rum", place: "Praha", country: "Kuba" });
});

test("what both windows changed is not sent before a choice", async () => {
  const { store, flush, calls, server } = saver();
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  await flush();
  server.other = { name: "Rum z druhého okna" };
  store.dispatch({ type: "changed", patch: { name: "Rum odsud" } });
  expect(await flush()).toBe(false);
  expect(calls.slice(2)).toEqual([["update", { name: "Rum odsud" }]]);
  expect(store.get().conflict?.contested).toEqual(["name"]);
  store.dispatch({ type: "settled", keep: "mine" });
  expect(await flush()).toBe(true);
  expect(calls.at(-1)).toEqual(["update", { name: "Rum odsud" }]);
});

test("the other window's words may be taken instead", async () => {
  const { store, flush, server } = saver();
  store.dispatch({ type: "changed", patch: { name: "Rum" } });
  await flush();
  server.other = { name: "Rum z druhého okna" };
  store.dispatch({ type: "changed", patch: { name: "Rum odsud" } });
  await flush();
  store.dispatch({ type: "settled", keep: "theirs" });
  expect(await flush()).toBe(true);
  expect(store.get().values.name).toBe("Rum z druhého okna");
});
