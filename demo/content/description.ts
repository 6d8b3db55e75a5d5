import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";
import { type GoodGroup, groupOf } from "./group-of.ts";
import { isSet, type Line, madeIn, type Offered, pickLine } from "./offered.ts";

/**
 * The description that a seller would write: the good's note, its past, its looks, its hand-over. It never contradicts
 * the condition sheet.
 */
export function describe(
  good: Good,
  sheet: ConditionSheet,
  { place, handover }: { place: string; handover: Offered["handover"] },
  random: Random,
): string {
  const group = groupOf(good);
  const offered = { good, sheet, handover };
  const first = `${good.note} ${pickLine(stories[group], offered, random)}`;
  const state = stateSentence(good, sheet);
  const second = [state, pickLine(closings(place), offered, random)].filter(Boolean).join(" ");
  return `${first}\n\n${second}`;
}

const wasBought = ({ sheet }: Offered) => /nákup|zakoupeno|předprodej|z aukce/i.test(sheet.provenance ?? "");
const isOne = ({ good }: Offered) => !isSet(good);
const isGlass = ({ good }: Offered) => !isSet(good) && good.kind !== "stoneware";
const liesInCellar = ({ sheet }: Offered) => /sklep/i.test(sheet.storage ?? "");

const stories: Record<GoodGroup, readonly Line<Offered>[]> = {
  spirit: [
    { text: "Sbírku zmenšuji, a tak hledá nový domov." },
    { text: "Prodávám jen proto, že se sbírka ubírá jiným směrem." },
    {
      text: "Lahev u mě stála deset let bez pohybu a nikdy nebyla otevřená.",
      fits: (offered) => isOne(offered) && madeIn(offered.good) <= 2012,
    },
    {
      text: "Druhou stejnou jsme otevřeli a nelitujeme.",
      fits: (offered) => isOne(offered) && wasBought(offered) && offered.good.worthCzk < 6_000,
    },
    {
      text: "Kupovaná ve dvou kusech, jeden zůstává ve sbírce.",
      fits: (offered) => isOne(offered) && wasBought(offered) && offered.good.worthCzk < 20_000,
    },
    {
      text: "Kupovaná pro radost, loučení nebude snadné.",
      fits: (offered) => isOne(offered) && wasBought(offered),
    },
    {
      text: "Doklad o koupi přiložím, původ lze doložit.",
      fits: ({ sheet }) => /doklad|účtenka/i.test(sheet.provenance ?? ""),
    },
    {
      text: "Přišla ke mně jako dárek, sbírám ale něco jiného.",
      fits: (offered) => isOne(offered) && /^dar /i.test(offered.sheet.provenance ?? ""),
    },
    {
      text: "V rodině zůstat nemá komu, ať udělá radost sběrateli.",
      fits: ({ sheet }) => /pozůstalost|rodin/i.test(sheet.provenance ?? ""),
    },
  ],
  wine: [
    { text: "Po převozu doporučuji nechat dva týdny odpočinout." },
    { text: "Dlouhá léta se s ním nehýbalo.", fits: ({ good }) => madeIn(good) <= 2012 },
    {
      text: "Z téže bedny jsme jednu otevřeli loni o Vánocích a byla ve výborné formě.",
      fits: ({ good, sheet }) =>
        !isSet(good) &&
        !good.facts.boxed &&
        madeIn(good) >= 1985 &&
        /nákup|předprodej/i.test(sheet.provenance ?? ""),
    },
    { text: "Sklep ruším kvůli stěhování.", fits: liesInCellar },
    {
      text: "Ve sklepě dělám místo mladším ročníkům.",
      fits: (offered) => liesInCellar(offered) && madeIn(offered.good) < 2010,
    },
    { text: "Hladinu i barvu proti světlu na přání vyfotím.", fits: isOne },
  ],
  cigar: [
    { text: "Vlhkost kontroluji každý týden, doutníky jsou pružné a bez brouka." },
    { text: "Kód s datem balení je na dně dobře čitelný.", fits: ({ good }) => good.kind === "cigar-box" },
    { text: "Posílám se sáčkem pro udržení vlhkosti." },
  ],
  tobacco: [
    {
      text: "Víčko drží, plechovka se při stlačení neprohýbá.",
      fits: ({ good }) => good.kind === "pipe-tobacco",
    },
    { text: "Celou dobu v suchu a ve tmě." },
    { text: "Určeno do sbírky, za chuť po letech neručím.", fits: ({ good }) => madeIn(good) < 2010 },
  ],
  thing: [
    { text: "Hodí se k vystavení i k používání." },
    {
      text: "Sloužilo jen párkrát o svátcích.",
      fits: ({ good }) => good.kind === "glassware" || good.kind === "decanter",
    },
    { text: "Vyčištěno, jinak bez zásahu.", fits: ({ good }) => !/renovac|vyčištění/.test(good.note) },
    {
      text: "Stáří odhadl znalec, posudek přiložím.",
      fits: ({ good }) => madeIn(good) < 1960 && good.worthCzk > 3_000,
    },
    { text: "Drobné stopy času patří k věci.", fits: ({ good }) => madeIn(good) < 1980 },
  ],
};

const levels: Record<NonNullable<ConditionSheet["fillLevel"]>, string> = {
  full: "Hladina je jako při stáčení",
  neck: "Hladina sahá do hrdla",
  shoulder_high: "Hladina je u horního ramene, což stáří odpovídá",
  shoulder_mid: "Hladina je ve středu ramen",
  low: "Hladina je pod rameny, s čímž cena počítá",
  empty: "Lahev je prázdná",
};

const labels: Record<NonNullable<ConditionSheet["labelState"]>, string> = {
  perfect: "etiketa bez vady",
  good: "etiketa s drobnými stopami skladování",
  worn: "etiketa ošoupaná, dobře čitelná",
  damaged: "etiketa na okraji natržená",
  missing: "etiketa chybí",
};

const boxes: Record<NonNullable<ConditionSheet["boxState"]>, string> = {
  perfect: "Původní balení je jako nové.",
  good: "Původní balení má jen odřené hrany.",
  worn: "Původní balení je ošoupané.",
  damaged: "Původní balení je poškozené.",
  missing: "",
};

function stateSentence(good: Good, { fillLevel, labelState, boxState }: ConditionSheet): string {
  const parts = isSet(good) ? [] : [fillLevel && levels[fillLevel], labelState && labels[labelState]];
  const state = parts.filter((part) => part !== null && part !== "").join(", ");
  const box = boxState ? boxes[boxState] : "";
  return [state && `${state.charAt(0).toUpperCase()}${state.slice(1)}.`, box].filter(Boolean).join(" ");
}

const closings = (place: string): readonly Line<Offered>[] => [
  { text: "Posílám pojištěně ve dvojitém obalu do dvou dnů od zaplacení." },
  { text: "Další fotografie pošlu na požádání." },
  { text: "Na otázky odpovídám večer." },
  { text: `Osobní předání je možné: ${place}.`, fits: mayBeFetched },
  { text: `Předám osobně (${place}) nebo pošlu s pojištěním.`, fits: mayBeFetched },
  { text: "Balím do polystyrenu a dvojité krabice.", fits: ({ good }) => isBottle(good) },
  {
    text: "Stačí napsat, ukážu i video proti světlu.",
    fits: (offered) => isBottle(offered.good) && isGlass(offered),
  },
];

function mayBeFetched({ handover }: Offered): boolean {
  return handover === "both";
}

function isBottle(good: Good): boolean {
  return ["spirit", "wine"].includes(groupOf(good));
}
