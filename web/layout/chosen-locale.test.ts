import { afterEach, expect, test, vi } from "vitest";
import { offerEnglish } from "./chosen-locale.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether a browser that names these languages, and has these cookies, shows the offer. */
function isOffered(languages: string[], cookie = ""): boolean {
  const add = vi.fn<(name: string) => void>();
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", { cookie, documentElement: { classList: { add } } });
  offerEnglish();
  return add.mock.calls.flat().includes("offer-english");
}

test("FR8: English is offered to a browser that names it before Czech and Slovak", () => {
  expect(isOffered(["en-GB"])).toBe(true);
  expect(isOffered(["de", "en", "cs"])).toBe(true);
});

test("FR8: a browser that names Czech or Slovak first, or none of the three, is offered nothing", () => {
  for (const languages of [["cs-CZ"], ["sk-SK", "en"], ["de", "cs", "en"], ["de"], []])
    expect([languages, isOffered(languages)]).toEqual([languages, false]);
});

test("FR8: whoever has chosen a language is offered nothing", () => {
  expect(isOffered(["en"], "adult=yes; locale=cs")).toBe(false);
  expect(isOffered(["en"], "locale=en")).toBe(false);
  expect(isOffered(["en"], "old-locale=cs")).toBe(true);
});
