import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Casing, ClosureName, GoodsKind } from "#demo/drawing/goods.ts";

/** Facts that a collector asks about; an absent one does not apply or is not known. */
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
  /** Whether it comes in its tube, case or wooden box. */
  readonly boxed?: boolean;
  /** The kind to draw where it is not that of its category, such as rum in a jug. */
  readonly kind?: GoodsKind;
  /** The line above the brand on the label, or the kind of tool; the drawing chooses where it is absent. */
  readonly sort?: string;
  /** Closure and packaging, where the name or the note tells them; the drawing chooses where they are absent. */
  readonly closure?: ClosureName;
  readonly casing?: Casing;
  /** State and past as the note tells them; the condition sheet says the same. */
  readonly said?: Partial<ConditionSheet>;
}

/**
 * A good as it is written down: category of the seeded tree, brand, the rest of the name, its worth in whole crowns, and
 * a note on why it is worth a look. Every brand is invented.
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

/** Turns rows of one kind into goods; `usual` holds the facts of rows that say nothing else. */
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
