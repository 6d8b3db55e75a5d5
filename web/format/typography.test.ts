import { expect, test } from "vitest";
import { typography } from "./typography.ts";

const shown = (text: string) => typography(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "+");

test.each([
  ["sud v lahvi z roku", "sud v~lahvi z~roku"],
  ["a i v noci", "a~i~v~noci"],
  ["V Praze (u mostu)", "V~Praze (u~mostu)"],
  ["nad 27 000 Kč a 45 %", "nad 27~000~Kč a~45~%"],
  ["0,7 l ze 22. 11. 2026", "0,7~l ze 22.~11.~2026"],
  ["do 31. ledna a 1. května", "do 31.~ledna a~1.~května"],
  ["sud č. 14", "sud č.~14"],
  ["nejvýše 20 MB, má 640 kB", "nejvýše 20~MB, má 640~kB"],
  ["za 3–5 dní – v Praze dřív", "za 3–+5 dní – v~Praze dřív"],
  ["rok 1978 na etiketě", "rok 1978 na etiketě"],
])("%j keeps together what belongs together", (text, expected) => {
  expect(shown(text)).toBe(expected);
});
