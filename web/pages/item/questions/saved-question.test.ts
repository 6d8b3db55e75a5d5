import { beforeEach, expect, test } from "vitest";
import { keepQuestion, readSavedQuestion } from "./saved-question.ts";

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const none = { text: "", isPublic: true };

beforeEach(() => stored.clear());

test("a question comes back to who wrote it, listing by listing, with its wish to stay private", () => {
  keepQuestion(store, 7, 1, { text: "Je kolek celý?", isPublic: false });
  expect(readSavedQuestion(store, 7, 1)).toEqual({ text: "Je kolek celý?", isPublic: false });
  expect(readSavedQuestion(store, 8, 1)).toEqual(none);
});

test("a question is not shown to whoever signs in next", () => {
  keepQuestion(store, 7, 1, { text: "Je kolek celý?", isPublic: true });
  expect(readSavedQuestion(store, 7, 2)).toEqual(none);
});

test("a question is forgotten once its field is empty, and nonsense counts as none", () => {
  keepQuestion(store, 7, 1, { text: "Je kolek celý?", isPublic: true });
  keepQuestion(store, 7, 1, none);
  expect(stored.size).toBe(0);
  for (const nonsense of ["", "{", "null", '{"userId":1}', '{"userId":1,"text":5,"isPublic":true}']) {
    stored.set("question.7", nonsense);
    expect(readSavedQuestion(store, 7, 1)).toEqual(none);
  }
});
