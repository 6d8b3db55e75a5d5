import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Casing, ClosureName, GoodsKind } from "#demo/drawing/goods.ts";

/** What a collector asks of a good; what is absent does not apply or is not known. */
export interface GoodFacts {
  /** Years in wood. */
  readonly age?: number;
  readonly vintage?: number;
  readonly bottled?: number;
  /** Volume in millilitres. */
  readonly ml?: number;
  /** Per cent of alcohol by volume. */
  readonly abv?: number;
  /** Cigars in a box, bottles in a set, glasses. */
  readonly pieces?: number;
  /** Comes in its tube, case or wooden box. */
  readonly boxed?: boolean;
  /** Where it is drawn as something else than its shelf says: rum in a jug. */
  readonly kind?: GoodsKind;
  /** What stands above the brand on the label, or which tool it is; the drawing chooses where it is absent. */
  readonly sort?: string;
  /** What closes it and what it comes in, where the name or the note says so; the drawing chooses where it is absent. */
  readonly closure?: ClosureName;
  readonly casing?: Casing;
  /** What the note says of its state or its past: its condition sheet says the same. */
  readonly said?: Partial<ConditionSheet>;
}

/**
 * A good as it is written down: category of the seeded tree, brand, the rest of the name, what it is worth in whole
 * crowns, and what makes it worth a look. Every brand is invented.
 */
export type GoodRow = readonly [
  categoryId: number,
  brand: string,
  rest: string,
  worthCzk: number,
  note: string,
  facts: GoodFacts,
];

/** A good of the demo before anybody offers it. */
export interface Good {
  readonly kind: GoodsKind;
  readonly categoryId: number;
  readonly brand: string;
  readonly name: string;
  /** The name without the brand, as a label would print it. */
  readonly rest: string;
  readonly worthCzk: number;
  readonly note: string;
  readonly facts: GoodFacts;
}

/** Rows of one kind as goods; `usual` is what holds where a row says nothing else. */
export function goodsOf(kind: GoodsKind, usual: GoodFacts, rows: readonly GoodRow[]): Good[] {
  return rows.map(([categoryId, brand, rest, worthCzk, note, facts]) => ({
    kind: facts.kind ?? kind,
    categoryId,
    brand,
    name: rest.startsWith(",") || rest === "" ? `${brand}${rest}` : `${brand} ${rest}`,
    rest: rest.replace(/^, /, ""),
    worthCzk,
    note,
    facts: { ...usual, ...facts },
  }));
}
