import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { daysToSendBack } from "#contract/goods-orders/shop-limits.ts";
import { countedCzech } from "#contract/values/counted.ts";
import { fillNumbers } from "./rule-numbers.ts";

test("a text says the number of a rule with its unit in the case that it names, and leaves other names alone", () => {
  expect(fillNumbers("do {{daysToSendBack, day genitive}} od {{date}}", "cs")).toBe(
    `do ${countedCzech(daysToSendBack, "day", "genitive")} od {{date}}`,
  );
  expect(fillNumbers("within {{daysToSendBack, day}}", "en")).toBe(`within ${daysToSendBack}\u00a0days`);
  expect(fillNumbers("nejvýše {{maxReviewLength}} znaků", "cs")).toBe("nejvýše 1\u00a0000 znaků");
  expect(fillNumbers("at most {{maxReviewLength}} characters", "en")).toBe("at most 1,000 characters");
});

test("every number with a unit that texts name is one of a rule, in a unit and case that there is", () => {
  const texts = globSync("web/i18n/{cs,en}/*/*.json").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\{\{\w+, [^}]*\}\}/g)].map(([name]) => ({
      name,
      said: fillNumbers(name, file.startsWith("web/i18n/en/") ? "en" : "cs"),
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ said }) => !/^\d+\u00a0\p{L}+( \p{L}+)?$/u.test(said))).toEqual([]);
});
