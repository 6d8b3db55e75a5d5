import { expect, test } from "vitest";
import { inLanguage } from "./localised.ts";

test("PA14: each text within is the one of the language, Czech where it is empty; everything else stays", () => {
  const stored = {
    title: { cs: "Nadpis", en: "Title" },
    list: [{ text: { cs: "Jen česky", en: "" }, at: 3, no: null }],
  };
  expect(inLanguage(stored, "en")).toEqual({
    title: "Title",
    list: [{ text: "Jen česky", at: 3, no: null }],
  });
  expect(inLanguage(stored, "cs").title).toBe("Nadpis");
  expect(inLanguage({ cs: "Ano", en: "Yes" }, "en")).toBe("Yes");
});
