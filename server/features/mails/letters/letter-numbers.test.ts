import { expect, test } from "vitest";
import { sources } from "#test/imports.ts";
import { read } from "#test/imports-of.ts";

/** A written-out or typed-in number before a unit of time, which a constant of the business says already. */
const repeated =
  /(?:\b\d+|jed[nu]\w*|dv[aě]|tř[ií]|pět\w*|šest\w*|sedm\w*|deset\w*|čtrnáct\w*|třicet\w*|two|three|five|six|seven|ten|fourteen|thirty)[ \u00a0](?:pracovní|dn|dní|hodin|minut|měsíc|working|day|hour|minute|month)/gu;

test("no letter repeats in words a time that a constant says (counted.ts interpolates it)", () => {
  const found = sources
    .filter((file) => file.startsWith("server/features/mails/") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const code = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return [...code.matchAll(repeated)].map(([words]) => `${file}: ${words}`);
    });
  expect(found).toEqual(["server/features/mails/table.ts: 14 day"]);
});
