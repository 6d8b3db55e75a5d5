import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { countryNameIn } from "./country-name.ts";

test("all countries have a name in both languages and stand in the order of its alphabet", async () => {
  const app = await createTestApp();
  for (const [lang, samples] of [
    ["cs", ["Česko", "Honduras", "Chile", "Indie", "Řecko"]],
    ["en", ["Chile", "Czechia", "Greece", "Honduras", "India"]],
  ] as const) {
    const list = (await app.as(null).get(`/api/lists/countries/${lang}`)).json();
    const names = list.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => (samples as readonly string[]).includes(name))).toEqual(samples);
    expect(list.filter(({ code, name }: { code: string; name: string }) => code === name)).toEqual([]);
    expect(new Set(names).size).toBe(249);
  }
  expect((await app.as(null).get("/api/lists/countries/xx")).statusCode).toBe(404);
});

test("a country that somebody wrote down in either language is called by its name in the visitor's", () => {
  expect(countryNameIn("Jamajka", "en")).toBe("Jamaica");
  expect(countryNameIn(" scotland ", "cs")).toBe("Skotsko");
  expect(countryNameIn("Japonsko", "cs")).toBe("Japonsko");
  expect(countryNameIn("Kraj za sedmero horami", "en")).toBe("Kraj za sedmero horami");
});
