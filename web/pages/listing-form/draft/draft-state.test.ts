import { expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { changesToSend, type DraftEvent, type DraftState, hasUnsaved, nextDraft, startDraft } from "./draft-state.ts";

const after = (...events: DraftEvent[]): DraftState => events.reduce(nextDraft, startDraft(null));
const named = (name: string): DraftEvent => ({ type: "changed", patch: { name } });
const started: DraftEvent = { type: "sendStarted", names: ["name"] };
const sent: DraftEvent = {
  type: "sent",
  listing: {
    ...startDraft(null).values,
    id: 7,
    version: 1,
    updatedAt: "2026-11-21T13:32:00Z",
    declarationsNeeded: [],
    propertyRules: [],
  } as unknown as OwnListing,
};

test("an untouched form has nothing to send", () => {
  expect(changesToSend(after())).toBeNull();
  expect(hasUnsaved(after())).toBe(false);
});

test("only what changed is sent, once", () => {
  expect(changesToSend(after(named("Rum")))).toEqual({ name: "Rum" });
  const saved = after(named("Rum"), started, sent);
  expect(changesToSend(saved)).toBeNull();
  expect(saved).toMatchObject({ id: 7, savedAt: "2026-11-21T13:32:00Z", sending: null });
});

test("what is typed while a saving is under way is sent by the next one", () => {
  const state = after(named("Rum"), started, named("Rum 1978"), sent);
  expect(changesToSend(state)).toEqual({ name: "Rum 1978" });
});

test("a lost connection loses nothing", () => {
  const state = after(named("Rum"), started, { type: "sendFailed" });
  expect(changesToSend(state)).toEqual({ name: "Rum" });
  expect(state.trouble).toEqual({ kind: "offline" });
  expect(hasUnsaved(state)).toBe(true);
});

test("a refused field waits for a change while the others go through", () => {
  const state = after(
    named("Rum"),
    { type: "changed", patch: { place: "Brno" } },
    { type: "sendStarted", names: ["name", "place"] },
    { type: "sendRefused", errors: { name: "no" }, message: "check" },
  );
  expect(state.errors).toEqual({ name: "no" });
  expect(changesToSend(state)).toEqual({ place: "Brno" });
  const mended = nextDraft(state, named("Ron"));
  expect(mended.errors).toEqual({});
  expect(changesToSend(mended)).toEqual({ name: "Ron", place: "Brno" });
});

test("a refusal without a field holds everything that was sent", () => {
  const state = after(named("Rum"), started, { type: "sendRefused", errors: {}, message: "suspended" });
  expect(changesToSend(state)).toBeNull();
  expect(hasUnsaved(state)).toBe(true);
});

test("a refusal that blames a field which was not sent holds what was sent", () => {
  const state = after(named("Rum"), started, { type: "sendRefused", errors: { price: "no" }, message: "no" });
  expect(changesToSend(state)).toBeNull();
});

test("a value beyond the contract's bounds stays here until it is mended", () => {
  const { condition } = startDraft(null).values;
  const state = after({ type: "changed", patch: { condition: { ...condition, strengthPercent: 145 } } }, named("Rum"));
  expect(changesToSend(state)).toEqual({ name: "Rum" });
});

test("of the condition sheet only the line that changed loses its message", () => {
  const { condition } = startDraft(null).values;
  const refused = after({
    type: "publicationRefused",
    errors: { "condition.volumeMl": "a", "condition.vintage": "b", name: "c" },
  });
  const state = nextDraft(refused, {
    type: "changed",
    patch: { condition: { ...condition, volumeMl: 700 } },
  });
  expect(state.errors).toEqual({ "condition.vintage": "b", name: "c" });
});

test("L20: what cannot be read changes no value, and is not called saved", () => {
  const { condition } = startDraft(null).values;
  const state = after(
    { type: "changed", patch: { condition: { ...condition, volumeMl: 700 } } },
    { type: "sendStarted", names: ["condition"] },
    sent,
    { type: "unread", field: "condition.volumeMl", text: "0,7" },
  );
  expect(state.values.condition.volumeMl).toBe(700);
  expect(changesToSend(state)).toBeNull();
  expect(hasUnsaved(state)).toBe(true);
  expect(hasUnsaved(nextDraft(state, { type: "unread", field: "condition.volumeMl", text: null }))).toBe(false);
});
