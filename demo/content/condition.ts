import type { ConditionSheet } from "#contract/condition-sheet.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";
import { type GoodGroup, groupOf } from "./group-of.ts";

const lastYear = 2023;
/** Bottles of before 1993 carry the stamps of states that are gone. */
const stampReform = 1993;

/** The condition sheet of a good: what its row says, and a state that its age makes likely. */
export function conditionOf(good: Good, random: Random): ConditionSheet {
  const { facts } = good;
  const group = groupOf(good);
  const isBottle = group === "spirit" || group === "wine";
  const madeIn = facts.bottled ?? facts.vintage ?? lastYear;
  const wear = Math.min(1, (lastYear - madeIn) / 60);
  return {
    volumeMl: isBottle ? (facts.ml ?? null) : null,
    strengthPercent: isBottle ? (facts.abv ?? null) : null,
    vintage: facts.vintage ?? null,
    bottledYear: facts.bottled ?? null,
    ageYears: facts.age ?? null,
    pieces: facts.pieces ?? null,
    fillLevel: isBottle ? fillLevel(wear, random) : null,
    closure: isBottle ? closureOf(good, random) : null,
    closureState: isBottle ? stateAfter(wear * 0.7, random) : null,
    labelState: isBottle || group === "tobacco" ? stateAfter(wear, random) : null,
    boxState: boxState(good, wear, random),
    dutyStamp: dutyStamp(group, madeIn, random),
    storage: random.pick(storage[group]),
    provenance: random.pick(provenance[group]),
  };
}

function fillLevel(wear: number, random: Random): ConditionSheet["fillLevel"] {
  const drop = wear * random.float(0, 1);
  if (drop < 0.12) return "full";
  if (drop < 0.45) return "neck";
  if (drop < 0.72) return "shoulder_high";
  return drop < 0.92 ? "shoulder_mid" : "low";
}

function stateAfter(wear: number, random: Random): "perfect" | "good" | "worn" | "damaged" {
  const damage = wear * random.float(0.2, 1);
  if (damage < 0.1) return "perfect";
  if (damage < 0.45) return "good";
  return damage < 0.78 ? "worn" : "damaged";
}

function boxState(good: Good, wear: number, random: Random): ConditionSheet["boxState"] {
  if (good.facts.boxed) return stateAfter(wear, random);
  return good.facts.boxed === undefined && groupOf(good) === "spirit" ? "missing" : null;
}

function closureOf({ kind }: Good, random: Random): ConditionSheet["closure"] {
  if (kind === "wine-red" || kind === "wine-white" || kind === "champagne") return "cork";
  if (kind === "vodka" || kind === "miniature") return "screw_cap";
  if (kind === "port" || kind === "armagnac" || kind === "fruit-spirit") return random.pick(["cork", "wax"]);
  return random.pick(["cork", "cork", "cork", "screw_cap", "wax"]);
}

function dutyStamp(group: GoodGroup, madeIn: number, random: Random): ConditionSheet["dutyStamp"] {
  if (group === "wine" || group === "thing") return group === "wine" ? "not_required" : null;
  if (madeIn >= stampReform) return "present";
  return random.pick(["historic", "historic", "missing"]);
}

const storage: Record<GoodGroup, readonly string[]> = {
  spirit: [
    "Ve tmě, nastojato, při 18 °C",
    "Uzavřená vitrína bez přímého světla",
    "V krabici ve skříni, stálá teplota",
    "Suchý sklep, nastojato",
    "Trezorová místnost s řízenou teplotou",
  ],
  wine: [
    "Sklep 11–13 °C, naležato",
    "Klimatizovaná vinotéka, 12 °C a 70 % vlhkosti",
    "Hluboký cihlový sklep, bez pohybu",
    "Profesionální sklad vín, naležato",
  ],
  cigar: ["Humidor 65 %, 18 °C", "Kabinetní humidor s kontrolou vlhkosti", "Chladnička na doutníky, 64 %"],
  tobacco: ["Plechovka nikdy neotevřená, v suchu", "Ve tmě při pokojové teplotě"],
  thing: ["Vitrína v bytě nekuřáka", "Uloženo v původním obalu", "V suchu, bez přímého slunce"],
};

const provenance: Record<GoodGroup, readonly string[]> = {
  spirit: [
    "Soukromá sbírka, nákup přímo v palírně",
    "Pozůstalost sběratele z Olomouce",
    "Zakoupeno v bezcelní zóně, účtenka se dochovala",
    "Dar od obchodního partnera",
    "Z aukce, doklad o koupi přikládám",
    "Rodinná sbírka po dědečkovi",
    "Nákup ve specializované vinotéce",
    "Ze zrušeného hotelového baru",
  ],
  wine: [
    "Předprodej u dovozce, přebírka z celního skladu",
    "Sklep rodinného domu, první majitel",
    "Přímý nákup u vinaře",
    "Část sklepa koupeného v celku",
    "Z pozůstalosti lékaře z Hradce Králové",
  ],
  cigar: [
    "Oficiální dovoz, kolek na bedně",
    "Ze sbírky klubu přátel doutníků",
    "První majitel, účtenka k dispozici",
  ],
  tobacco: ["Z likvidace trafiky", "Sbírka dýmkaře z Proseče", "Z pozůstalosti námořního důstojníka"],
  thing: ["Starožitnictví v Brně", "Z rodinné domácnosti", "Přímo od výrobce", "Z výprodeje zámecké výbavy"],
};
