import { symbolOf } from "./symbol-of.ts";

/** What a movement says of its variable symbol. */
interface Symbols {
  /** Digits without leading zeros; empty where none is named as such. */
  readonly variableSymbol: string;
  /** Numbers in references and words that may be one. */
  readonly numbers: string[];
}

// A letter or digit before it makes another word of it, and a digit more another number.
const marked = /(?<![\p{L}\p{N}])VS[\s:/.=-]{0,3}(\d{1,10})(?!\d)/iu;
const anyNumber = /(?<![\p{L}\p{N}])\d{4,10}(?![\p{L}\p{N}])/gu;

/** Words of a transfer have 140 letters, and few numbers. */
const [longestWords, mostNumbers] = [1_000, 20];

/**
 * The variable symbol among references that a bank has put in their places (`VS:1234567890`, `/VS1234567890/SS/KS`), else in the payer's
 * words, where it is called so.
 */
export function readSymbols(references: readonly string[], words: readonly string[]): Symbols {
  const said = words.map((text) => text.slice(0, longestWords));
  // A reference of digits alone is a symbol at some banks, and the bank's own number at others.
  const bare = references.filter((text) => /^\d{4,10}$/.test(text));
  const find = (texts: readonly string[]) =>
    texts.map((text) => symbolOf(marked.exec(text)?.[1])).find((symbol) => symbol !== "");
  return {
    variableSymbol: find(references) ?? find(said) ?? "",
    numbers: [...new Set([...bare, ...said].flatMap((text) => text.match(anyNumber) ?? []).map(symbolOf))].slice(
      0,
      mostNumbers,
    ),
  };
}
