import type { ConditionSheet } from "#contract/condition-sheet.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";
import { type GoodGroup, groupOf } from "./group-of.ts";

/** What a seller would write: the note of the good, where it was, how it looks, how it is handed over. */
export function describe(good: Good, sheet: ConditionSheet, place: string, random: Random): string {
  const group = groupOf(good);
  const first = [good.note, random.pick(stories[group])].join(" ");
  const second = [stateSentence(good, sheet), random.pick(closings(place, group))].filter(Boolean).join(" ");
  return `${first}\n\n${second}`;
}

const stories: Record<GoodGroup, readonly string[]> = {
  spirit: [
    "Lahev u mě stála deset let ve tmě a nikdy nebyla otevřená.",
    "Sbírku zmenšuji, a tak hledá nový domov.",
    "Druhou stejnou už máme vypitou, na tuhle nezbyl důvod.",
    "Doklad o koupi přiložím, původ lze doložit.",
    "Vybíraná pro sběratele, ne do šuplíku.",
    "Kupovaná ve dvou kusech, jeden zůstává ve sbírce.",
    "Na prodej jen proto, že se sbírka stěhuje jiným směrem.",
    "Kupovaná pro radost, loučení nebude snadné.",
  ],
  wine: [
    "Lahev ležela ve stálém chladu a od koupě se s ní nehýbalo.",
    "Z téže bedny jsme jednu otevřeli loni o Vánocích a byla ve výborné formě.",
    "Sklep ruším kvůli stěhování.",
    "Hladinu a barvu proti světlu rád vyfotím.",
    "Doporučuji nechat po převozu dva týdny odpočinout.",
    "Přepravu plánuji jen v chladných měsících nebo osobně.",
  ],
  cigar: [
    "Vlhkost kontroluji každý týden, doutníky jsou pružné a bez brouka.",
    "Z bedny se ochutnal jeden kus, tah i popel bez výhrad.",
    "Datum balení na dně je dobře čitelné, fotografie přikládám.",
    "Posílám se sáčkem pro udržení vlhkosti.",
  ],
  tobacco: [
    "Víčko drží, plechovka se při stlačení neprohýbá.",
    "Kupováno na burze sběratelů, od té doby v šuplíku.",
    "Určeno do sbírky, za chuť po letech neručím.",
  ],
  thing: [
    "Sloužilo jen párkrát o svátcích.",
    "Vyčištěno, jinak bez zásahu.",
    "Stáří odhadl znalec, posudek přiložím.",
    "Hodí se k vystavení i k používání.",
    "Drobné stopy času patří k věci.",
  ],
};

const levels: Record<NonNullable<ConditionSheet["fillLevel"]>, string> = {
  full: "Hladina je jako při stáčení",
  neck: "Hladina sahá do hrdla",
  shoulder_high: "Hladina je u horního ramene, což stáří odpovídá",
  shoulder_mid: "Hladina je ve středu ramen",
  low: "Hladina je pod rameny, proto nižší vyvolávací cena",
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
  damaged: "Původní balení je poškozené, fotografie ukazují jak.",
  missing: "",
};

function stateSentence(good: Good, { fillLevel, labelState, boxState }: ConditionSheet): string {
  const isSet = (good.facts.pieces ?? 1) > 1;
  const level = fillLevel && !isSet ? levels[fillLevel] : null;
  const label = labelState ? labels[labelState] : null;
  const state = level && label ? `${level}, ${label}.` : "";
  const box = boxState ? boxes[boxState] : "";
  return [state, box].filter(Boolean).join(" ");
}

const closings = (place: string, group: GoodGroup): readonly string[] => [
  "Posílám pojištěně ve dvojitém obalu do dvou dnů od zaplacení.",
  `Osobní předání je možné: ${place}.`,
  "Další fotografie pošlu na požádání.",
  "Na otázky odpovídám večer.",
  `Předám osobně (${place}) nebo pošlu s pojištěním.`,
  ...(group === "spirit" || group === "wine"
    ? ["Balím do polystyrenu, zatím vždy dorazilo v pořádku.", "Stačí napsat, ukážu i video proti světlu."]
    : ["Balím pečlivě, zatím vždy dorazilo v pořádku."]),
];
