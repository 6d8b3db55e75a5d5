import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { FillLevel, GoodsSpec } from "#demo/drawing/goods.ts";
import type { Good } from "./good.ts";
import { labelSortOf } from "./label-sort.ts";

/** The spec that a good's pictures are drawn from: the words of its label, its level, its box. */
export function drawingSpecOf(good: Good, sheet: ConditionSheet): GoodsSpec {
  const { facts } = good;
  const sort = labelSortOf(good);
  // A solera is named for the year it was founded in, so its label shows that year and not the bottling.
  const year = facts.vintage ?? (facts.age ? null : (yearIn(good.rest) ?? facts.bottled));
  return {
    seed: seedOf(good.name),
    kind: good.kind,
    title: good.brand,
    subtitle: subtitleOf(good.rest),
    ...(sort && { sort }),
    ...(year || facts.age ? { year: String(year ?? facts.age) } : {}),
    ...(sheet.volumeMl && { facts: factsLine(sheet.volumeMl, sheet.strengthPercent) }),
    ...(sheet.fillLevel && { fillLevel: levels[sheet.fillLevel] }),
    boxed: facts.boxed ?? false,
    pieces: facts.pieces ?? 1,
    ...(facts.closure && { closure: facts.closure }),
    ...(facts.casing && { casing: facts.casing }),
  };
}

/** The same name always gives the same picture, on every machine. */
export function seedOf(name: string): number {
  let value = 17;
  for (const letter of name) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return Math.abs(value);
}

const years = /\b1[6-9]\d\d\b|\b20[0-4]\d\b/g;

function yearIn(words: string): string | undefined {
  return words.match(years)?.[0];
}

/** Words that a seller adds and no printer sets: the packaging, the closure, which copy it is. */
const ofSellers = /kazet|karaf|tubus|\blahv|lahev|lahví|keramice|džbán|stáčení z|poslední|zavřen|kusů|sada/i;

/** The words of the name that a printer would set under the brand, without years, ages and asides. */
function subtitleOf(rest: string): string {
  return (
    rest
      .split(",")
      .map((part) =>
        part
          .replace(/\b\d+ let\b/g, "")
          .replaceAll(years, "")
          .trim(),
      )
      .find((part) => part.length > 2 && !ofSellers.test(part)) ?? ""
  );
}

function factsLine(volumeMl: number, strengthPercent: number | null): string {
  const volume = `${volumeMl / 10} cl`;
  return strengthPercent === null ? volume : `${volume} · ${String(strengthPercent).replace(".", ",")} % vol`;
}

const levels: Record<NonNullable<ConditionSheet["fillLevel"]>, FillLevel> = {
  full: "full",
  neck: "neck",
  shoulder_high: "shoulder-high",
  shoulder_mid: "shoulder-mid",
  low: "low",
  empty: "low",
};
