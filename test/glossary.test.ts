import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./imports-of.ts";

/**
 * One word for one thing in the site's own Czech: its texts, mails, messages and pages. Names and descriptions of goods are their
 * sellers' words.
 */
const files = [
  "web/i18n/cs/**/*.json",
  "server/messages/cs.ts",
  "server/features/{mails,content}/**/*.{ts,html}",
].flatMap((pattern) => globSync(pattern).filter((file) => !file.endsWith(".test.ts")));

/** What is written, and what is not. */
const choices: readonly [chosen: string, avoided: RegExp][] = [
  ["láhev, lahve", /\blahev\b|láhv/i],
  ["prodávající", /prodejc|prodejkyn/i],
  ["na Kabinetu", /(?<![\p{L}])v Kabinetu/iu],
  ["e-mail", /(?<![\p{L}])dopis(?!ov)/iu],
  ["přihodit, příhoz", /(?<![\p{L}])sáz(et|ka|ku)(?![\p{L}])/iu],
];

test("there are texts to look at", () => {
  expect(files.length).toBeGreaterThan(60);
});

test.each(choices)("%s is the word, everywhere", (_, avoided) => {
  const found = files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (avoided.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
