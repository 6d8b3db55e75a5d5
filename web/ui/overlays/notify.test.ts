import { expect, test } from "vitest";
import { durationMsOf, notify, type Snackbar, showSnackbarsBy } from "./notify.ts";

test.each([
  [{ kind: "success" }, 5_000],
  [{ kind: "error" }, 9_000],
  [{ kind: "success", action: { label: "Vrátit", onPress: () => {} } }, 10_000],
  [{ kind: "error", durationMs: 700 }, 700],
  [{ kind: "info", indefinite: true }, Number.POSITIVE_INFINITY],
  [{ kind: "info", indefinite: true, durationMs: 700 }, Number.POSITIVE_INFINITY],
] as const)("a snackbar %j stays %d ms", (snackbar, expected) => {
  expect(durationMsOf({ ...snackbar, text: "" })).toBe(expected);
});

test("what was to be said before there was a place for it is said there first, and once", () => {
  const said: string[] = [];
  const news = (text: string): Snackbar => ({ kind: "info", text });
  notify(news("first"));
  notify(news("second"));
  const stop = showSnackbarsBy(({ text }) => said.push(text));
  notify(news("third"));
  stop();
  notify(news("later"));
  expect(said).toEqual(["first", "second", "third"]);
  showSnackbarsBy(({ text }) => said.push(text))();
  expect(said.at(-1)).toBe("later");
});
