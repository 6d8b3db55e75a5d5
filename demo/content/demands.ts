/** The demands of the demo: category, name, the highest price in crowns, and the reason. */
export type DemandRow = readonly [categoryId: number, name: string, offerCzk: number, text: string];

export const demands: readonly DemandRow[] = [
  [
    16,
    "Poptávám Cayo Perdido, ročníky 1974 až 1979",
    30_000,
    "Doplňuji řadu ročníkových stáčení, chybí mi druhá polovina sedmdesátých let. Krabička není podmínkou, hladina alespoň u horního ramene.",
  ],
  [
    32,
    "Hledám Ardvannoch z nezávislých stáčíren",
    25_000,
    "Zajímají mě sudy z let 1970 až 1985, ideálně v síle sudu. Rychlé jednání, osobní předání kdekoli v republice.",
  ],
  [
    41,
    "Koupím Port Sallach, 1. až 5. roční stáčení",
    190_000,
    "Stačí jednotlivé lahve. Prosím o fotografie hladiny, kapsle a čísla na zadní etiketě.",
  ],
  [
    47,
    "Poptávám Hoshigawa 12 let ve starém balení",
    6_000,
    "Hledám dvě až tři lahve pro ochutnávku klubu, krabičky nepotřebuji.",
  ],
  [
    13,
    "Koupím Pointe-à-Sable, cokoli ze sedmdesátých let",
    120_000,
    "Sbírám zavřený lihovar, kupuji i poškozené etikety. Cenu navrhněte.",
  ],
  [
    80,
    "Hledám předválečnou slivovici v původním skle",
    9_000,
    "Do muzejní expozice, rozhoduje etiketa a celá pečeť. Doložení původu vítám.",
  ],
  [
    100,
    "Poptávám absint před rokem 1915",
    60_000,
    "Plná lahev s dobrým příběhem, posouzení obsahu si zajistím.",
  ],
  [
    212,
    "Koupím Château Perdrigal 1982, celou bednu",
    420_000,
    "Pouze z jednoho sklepa a s doloženým uložením. Přijedu si osobně.",
  ],
  [
    261,
    "Hledám portské ročníku 1955 k sedmdesátinám",
    9_500,
    "Na domu nezáleží, na hladině ano. Potřebuji do konce měsíce.",
  ],
  [
    264,
    "Poptávám tokaj aszú 1972 až 1975",
    7_000,
    "Pro narozeninovou sérii, stačí jedna lahev od každého ročníku.",
  ],
  [
    313,
    "Koupím odležené Don Valerico, bedny do roku 2006",
    45_000,
    "Uložení v humidoru, jasný kód na dně. Kupuji i načaté bedny.",
  ],
  [
    334,
    "Hledám plechovky Whitcombe & Sons z padesátých let",
    14_000,
    "Neotevřené, lehká koroze nevadí. Ozvěte se s fotografií kolku.",
  ],
  [
    411,
    "Poptávám dýmku Jírovec, velké bent tvary",
    12_000,
    "Nekouřené nebo po pečlivém čištění. Vitrína je připravená.",
  ],
  [
    453,
    "Hledám karafu Huť Rozkoš se zátkou číslo 14",
    3_500,
    "Od babičky zůstala jen zátka, hledám k ní zbytek.",
  ],
];
