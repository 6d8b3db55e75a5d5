/** The facts of a deal that a review may mention; it mentions none that is not so. */
export const reviewFacts = ["parcel", "by_hand", "bottle", "worn_label", "worn_box"] as const;
export type ReviewFact = (typeof reviewFacts)[number];

export interface ReviewWords {
  readonly stars: number;
  readonly text: string;
  /** The answer of the reviewed side. */
  readonly reply?: string;
  /** The condition under which the words may be used. */
  readonly needs?: readonly ReviewFact[];
}

/** Reviews that buyers write of sellers. */
export const ofSellers: readonly ReviewWords[] = [
  {
    stars: 5,
    text: "Láhev přesně podle popisu, hladina i etiketa sedí. Zabalené tak, že by to přežilo i pád z vozu.",
    needs: ["bottle", "parcel"],
  },
  { stars: 5, text: "Rychlá domluva, odesláno hned po platbě. Příště zase.", needs: ["parcel"] },
  { stars: 5, text: "Předání přesně podle domluvy a příjemné povídání k tomu.", needs: ["by_hand"] },
  {
    stars: 4,
    text: "Všechno v pořádku, jen odpověď přišla až po dvou dnech.",
    reply: "Omlouvám se, o víkendu se k poště nedostanu.",
  },
  { stars: 5, text: "Na přání přišly i fotky uzávěru zblízka. Poctivý přístup.", needs: ["bottle"] },
  {
    stars: 3,
    text: "Krabička je pomačkanější, než jak vypadala na snímcích. Láhev sama je bez chyby.",
    needs: ["bottle", "worn_box"],
  },
  {
    stars: 4,
    text: "Spokojenost. Poštovné mohlo být nižší, zásilka ale byla pojištěná.",
    needs: ["parcel"],
  },
  { stars: 5, text: "" },
  {
    stars: 2,
    text: "Odesláno až po druhé zprávě. Zboží naštěstí v pořádku.",
    reply: "Máte pravdu, příště pošlu hned.",
    needs: ["parcel"],
  },
  {
    stars: 5,
    text: "Etiketa i hladina souhlasí do puntíku. Takhle si představuji aukci.",
    needs: ["bottle"],
  },
  { stars: 4, text: "Dobrá cena, poctivý popis." },
  { stars: 5, text: "Vzácný kousek a prodávající, který ví, co prodává. Děkuji." },
  {
    stars: 5,
    text: "Bez jediné výhrady. Dvojitá krabice, výplň, sledovací číslo obratem.",
    needs: ["parcel"],
  },
  {
    stars: 4,
    text: "Etiketa je na tom hůř, než se zdálo, ale v popisu to bylo.",
    needs: ["bottle", "worn_label"],
  },
  {
    stars: 1,
    text: "Uzávěr se cestou uvolnil a na moje zprávy nikdo neodpověděl.",
    reply: "Zásilku reklamuji u dopravce, výsledek vám pošlu.",
    needs: ["bottle", "parcel"],
  },
];

/** Reviews that sellers write of buyers. */
export const ofBuyers: readonly ReviewWords[] = [
  { stars: 5, text: "Platba v termínu, jasná domluva. Doporučuji." },
  { stars: 5, text: "Zaplaceno včas, převzetí potvrzeno hned. Děkuji." },
  { stars: 4, text: "Platba třetí den, jinak v pořádku." },
  { stars: 5, text: "Vážný zájemce, žádné smlouvání po aukci." },
  { stars: 3, text: "Odpověď na e-mail přišla až napodruhé. Peníze ale dorazily včas." },
  { stars: 5, text: "" },
  { stars: 5, text: "Milé jednání a předání na minutu přesně.", needs: ["by_hand"] },
  { stars: 4, text: "Všechno proběhlo, jak mělo." },
];

/** The words of the `turn`-th review, chosen among those that contradict no fact. */
export function wordsFor(
  words: readonly ReviewWords[],
  facts: readonly ReviewFact[],
  turn: number,
): ReviewWords {
  const fitting = words.filter(({ needs = [] }) => needs.every((need) => facts.includes(need)));
  const chosen = fitting[turn % fitting.length];
  if (!chosen) throw new Error("some words need nothing");
  return chosen;
}
