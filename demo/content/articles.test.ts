import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cleanMarkup, plainText } from "#server/features/content/clean-markup.ts";
import { demoArticles } from "./articles.ts";

const read = (file: string, lang: "cs" | "en") =>
  readFile(new URL(`articles/${file}.${lang}.html`, import.meta.url), "utf8");

test.each(demoArticles)("$file is the same text in both languages, and loses nothing when stored", async (article) => {
  const [cs, en] = [await read(article.file, "cs"), await read(article.file, "en")];
  for (const tag of ["<h2>", "<li>", "<tr>", "<p>"]) {
    expect(en.split(tag).length, tag).toBe(cs.split(tag).length);
  }
  for (const text of [cs, en]) {
    expect(cleanMarkup(text)).toBe(text.trim());
    expect(plainText(text).split(" ").length).toBeGreaterThan(230);
  }
});
