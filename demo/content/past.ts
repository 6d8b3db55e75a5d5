import type { Random } from "#demo/drawing/random.ts";
import type { Good } from "./good.ts";
import { type GoodGroup, groupOf } from "./group-of.ts";
import { type Line, madeIn, pickLine } from "./offered.ts";

/** Where a good was kept, in its seller's words. */
export function storageOf(good: Good, random: Random): string {
  return pickLine(storage[groupOf(good)], good, random);
}

/** How the seller came by the good; new goods are not inherited, and old ones do not come from a shop. */
export function provenanceOf(good: Good, random: Random): string {
  return pickLine(provenance[groupOf(good)], good, random);
}

const isBoxed = ({ facts }: Good) => facts.boxed === true;
const isTin = ({ kind }: Good) => kind === "pipe-tobacco";
const since = (year: number) => (good: Good) => madeIn(good) >= year;
const before = (year: number) => (good: Good) => madeIn(good) < year;

const storage: Record<GoodGroup, readonly Line<Good>[]> = {
  spirit: [
    { text: "Ve tmě, nastojato, při 18 °C" },
    { text: "Uzavřená vitrína bez přímého světla" },
    { text: "V krabici ve skříni, stálá teplota", fits: isBoxed },
    { text: "Suchý sklep, nastojato" },
    { text: "Trezorová místnost s řízenou teplotou", fits: ({ worthCzk }) => worthCzk > 8_000 },
  ],
  wine: [
    { text: "Sklep 11–13 °C, naležato" },
    { text: "Klimatizovaná vinotéka, 12 °C a 70 % vlhkosti" },
    { text: "Hluboký cihlový sklep, bez pohybu" },
    { text: "Profesionální sklad vín, naležato" },
  ],
  cigar: [
    { text: "Humidor 65 %, 18 °C" },
    { text: "Kabinetní humidor s kontrolou vlhkosti" },
    { text: "Chladnička na doutníky, 64 %" },
  ],
  tobacco: [
    { text: "Plechovka nikdy neotevřená, v suchu", fits: isTin },
    { text: "Ve tmě při pokojové teplotě" },
    { text: "V suché skříni, balení neporušené" },
  ],
  thing: [
    { text: "Vitrína v bytě nekuřáka" },
    { text: "Uloženo v původním obalu", fits: isBoxed },
    { text: "V suchu, bez přímého slunce" },
  ],
};

const provenance: Record<GoodGroup, readonly Line<Good>[]> = {
  spirit: [
    { text: "Soukromá sbírka, původní nákup u dovozce", fits: since(1993) },
    { text: "Pozůstalost sběratele z Olomouce", fits: before(2015) },
    {
      text: "Zakoupeno v bezcelní zóně, účtenka se dochovala",
      fits: (good) => since(1970)(good) && good.kind !== "fruit-spirit",
    },
    { text: "Dar od obchodního partnera" },
    { text: "Z aukce, doklad o koupi přikládám" },
    { text: "Rodinná sbírka po dědečkovi", fits: before(1995) },
    { text: "Nákup ve specializované vinotéce", fits: since(1995) },
    { text: "Ze zrušeného hotelového baru", fits: before(2000) },
  ],
  wine: [
    { text: "Předprodej u dovozce, přebírka z celního skladu", fits: since(1995) },
    { text: "Sklep rodinného domu, první majitel", fits: since(1975) },
    { text: "Přímý nákup u vinaře", fits: since(1990) },
    { text: "Část sklepa koupeného v celku" },
    { text: "Z pozůstalosti lékaře z Hradce Králové", fits: before(2010) },
  ],
  cigar: [
    { text: "Oficiální dovoz, kolek na bedně", fits: ({ kind }) => kind === "cigar-box" },
    { text: "Ze sbírky klubu přátel doutníků" },
    { text: "První majitel, účtenka k dispozici" },
  ],
  tobacco: [
    { text: "Z likvidace trafiky" },
    { text: "Sbírka dýmkaře z Proseče", fits: ({ kind }) => kind !== "cigarillos" },
    { text: "Z pozůstalosti námořního důstojníka", fits: before(1985) },
  ],
  thing: [
    { text: "Starožitnictví v Brně", fits: before(1975) },
    { text: "Z rodinné domácnosti" },
    { text: "Přímo od výrobce", fits: since(2000) },
    { text: "Z výprodeje zámecké výbavy", fits: before(1940) },
  ],
};
