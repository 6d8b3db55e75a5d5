const noBreak = "\u00a0";
const afterPreposition = /(?<=^|[\s(„"\u00a0])([KkSsVvZzOoUuAaIi]) (?=\S)/gu;
const beforeUnit = /(\d) (?=(?:Kč|%|l|ml|cl|cm|mm|km|g|kg|ks|min|h|d|s|let|lety|°C|kB|MB|GB)(?![\p{L}\p{N}]))/gu;
const insideNumber = /(\d) (?=\d{3}(?!\d))/g;
const insideDate = /(\d{1,2}\.) (?=\d|(?:led|únor|břez|dub|květ|červ|srp|září|říj|listopad|prosin)\p{L}*)/gu;
/** Inside a word, as in O'Donnell's. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
const afterNumero = /(č\.|str\.|např\.|tj\.) (?=\S)/gu;

/** A range of numbers as in 3–5, in any language: a line would break after its dash. */
export function bindRanges(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)/g, "–\u2060");
}

/**
 * Czech typography for running text: no line break after one-letter prepositions, before units, inside numbers, ranges
 * and dates; the apostrophe as it is printed.
 */
export function typography(text: string): string {
  return bindRanges(text)
    .replace(afterPreposition, `$1${noBreak}`)
    .replace(afterPreposition, `$1${noBreak}`)
    .replace(beforeUnit, `$1${noBreak}`)
    .replace(apostrophe, "’")
    .replace(insideNumber, `$1${noBreak}`)
    .replace(insideDate, `$1${noBreak}`)
    .replace(afterNumero, `$1${noBreak}`);
}
