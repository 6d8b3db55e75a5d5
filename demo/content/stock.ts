import type { Good, GoodRow } from "./good.ts";
import { goodsOf } from "./good.ts";

/** A good that the demo's operator keeps in stock: its family, and the price it is reduced to, if it is. */
export interface StockGood {
  readonly good: Good;
  readonly family: string | null;
  readonly reducedCzk: number | null;
  /** Pieces by store, in the order of the stores; the rest have none. */
  readonly pieces: readonly number[];
}

interface More {
  readonly family?: string;
  readonly reducedCzk?: number;
  readonly pieces?: readonly number[];
}

type Row = readonly [row: GoodRow, more: More];

const stockOf = (goods: readonly Good[], rows: readonly Row[]): StockGood[] =>
  goods.map((good, index) => {
    const { family = null, reducedCzk = null, pieces = [4, 2, 0, 3] } = rows[index]?.[1] ?? {};
    return { good, family, reducedCzk, pieces };
  });

const rums: readonly Row[] = [
  [
    [
      11,
      "Port Merritt",
      "Jamaica Reserve 8 let",
      1_090,
      "Zralý banán, vanilka a dub; rum na dlouhé večery.",
      { age: 8 },
    ],
    { family: "port-merritt-8", pieces: [12, 8, 6, 9, 4] },
  ],
  [
    [
      11,
      "Port Merritt",
      "Jamaica Reserve 8 let, velká láhev",
      2_190,
      "Tentýž rum v láhvi, která vydrží oslavu.",
      { age: 8, ml: 1_500 },
    ],
    { family: "port-merritt-8", pieces: [2, 0, 1] },
  ],
  [
    [
      19,
      "Casa Aldana",
      "Añejo 12 let",
      990,
      "Jemný venezuelský rum, karamel a pražené kakao.",
      { age: 12, abv: 40 },
    ],
    { reducedCzk: 849 },
  ],
  [[12, "Fairhope", "Barbados Blend", 749, "Lehký rum do koktejlů i nalačno po obědě.", { abv: 40 }], {}],
];
const whiskies: readonly Row[] = [
  [
    [
      34,
      "Glen Corrach",
      "Single Malt 12 let",
      1_290,
      "Med, jablko a trocha kouře ze sudů po sherry.",
      { age: 12, boxed: true },
    ],
    { reducedCzk: 1_090, pieces: [10, 6, 3, 7, 2, 5] },
  ],
  [
    [
      37,
      "Ardvoe",
      "Heavily Peated",
      1_490,
      "Rašelina, mořská sůl a citronová kůra.",
      { abv: 46, boxed: true },
    ],
    { pieces: [3, 0, 1, 2] },
  ],
  [
    [
      44,
      "Cutler Creek",
      "Straight Bourbon",
      690,
      "Vanilka, kukuřice a karamel z čerstvě vypáleného dubu.",
      { abv: 45 },
    ],
    {},
  ],
  [
    [42, "Ballinroe", "Pot Still 10 let", 1_190, "Krémová irská whiskey s pepřem na konci.", { age: 10 }],
    { pieces: [] },
  ],
];
const wines: readonly Row[] = [
  [
    [
      232,
      "Domaine Vernay-Colas",
      "Meursault 2020",
      1_690,
      "Burgundské chardonnay, lískový ořech a máslo.",
      { vintage: 2020, kind: "wine-white" },
    ],
    { pieces: [6, 0, 0, 6] },
  ],
  [
    [
      217,
      "Cascina Morello",
      "Barolo 2018",
      1_190,
      "Nebbiolo ze tří vinic; otevřete hodinu předem.",
      { vintage: 2018, abv: 14 },
    ],
    { reducedCzk: 990 },
  ],
  [
    [
      261,
      "Quinta do Salgueiral",
      "Tawny 20 let",
      1_350,
      "Portské s vůní fíků a vlašských ořechů.",
      { age: 20, abv: 20 },
    ],
    {},
  ],
];

/** What the demo's operator sells from stock. Every brand is invented. */
export const stockGoods: readonly StockGood[] = [
  ...stockOf(
    goodsOf(
      "rum",
      { ml: 700, abv: 43 },
      rums.map(([row]) => row),
    ),
    rums,
  ),
  ...stockOf(
    goodsOf(
      "whisky",
      { ml: 700, abv: 43 },
      whiskies.map(([row]) => row),
    ),
    whiskies,
  ),
  ...stockOf(
    goodsOf(
      "wine-red",
      { ml: 750, abv: 13 },
      wines.map(([row]) => row),
    ),
    wines,
  ),
];
