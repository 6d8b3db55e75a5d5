import { readNumber } from "./read-number.ts";

/**
 * F7: A volume, age, year, decade or strength is one however it is written, in a field, in the name or in the
 * description: 0,7 · 0.7 l · 700ml · 70 cl; 12 let · 12letá · 12yo.
 *
 * Read here as sellers write them in fields and in tables, null where a text is none; in names and descriptions by `f_measures` of the
 * database.
 */
const numberOf = (text: string, decimals: number): number | null => {
  const read = readNumber(text, decimals);
  return "fault" in read ? null : read.value;
};

/** A unit behind a number, also where nothing parts the two: `12YO`. */
const without = (text: string, unit: RegExp): string => text.replace(unit, "").trim();

/**
 * 0,7 l, 70 cl and 700 ml. A number without a unit is millilitres; where people write as they like (`isGuessed`), one below 20 is
 * litres, for no bottle holds so few millilitres.
 */
export function millilitresOf(text: string, isGuessed: boolean): number | null {
  const match = /^([\d\s.,]+)\s*(ml|cl|dl|l|litr[uyů]?)?\.?$/iu.exec(text.trim());
  const number = match?.[1]?.trim();
  if (!match || !number) return null;
  const unit = match[2]?.toLowerCase();
  const value = unit === "ml" ? numberOf(number, 0) : (numberOf(number, 0) ?? numberOf(number, 3));
  if (value === null) return null;
  const isLitres = unit ? unit.startsWith("l") : isGuessed && value < 20;
  return Math.round(value * (isLitres ? 1_000 : unit === "cl" ? 10 : unit === "dl" ? 100 : 1));
}

/** 1450, 1450 g and 1,45 kg. */
export function gramsOf(text: string): number | null {
  const match = /^([\d\s.,]+)\s*(g|kg)?\.?$/iu.exec(text.trim());
  const isKilograms = match?.[2]?.toLowerCase() === "kg";
  const value = match?.[1] === undefined ? null : numberOf(match[1].trim(), isKilograms ? 3 : 0);
  return value === null ? null : Math.round(value * (isKilograms ? 1_000 : 1));
}

/** 43, 43 %, 43° and 43 % vol. */
export const percentOf = (text: string): number | null =>
  numberOf(without(text, /[%°]|(?<!\p{L})(vol|obj|abv)\.?(?!\p{L})/giu), 1);

/** 12, 12 let, 12YO and 12y. */
export const yearsOf = (text: string): number | null =>
  numberOf(without(text, /(?<!\p{L})(let|roky|rok|years?|yo|y)\.?(?!\p{L})/giu), 0);
