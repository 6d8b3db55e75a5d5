const [quote, backslash, openList, openObject, closeList, closeObject] = [...'"\\[{]}'].map((letter) =>
  letter.charCodeAt(0),
);

/** Whether lists and objects of a text of JSON lie deeper in each other than that, read without parsing it. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (letter === quote) at = endOfText(json, at);
    else if (letter === openList || letter === openObject) depth += 1;
    else if (letter === closeList || letter === closeObject) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** The place of the quote that ends the text begun at `from`; the end of the whole where there is none. */
function endOfText(json: string, from: number): number {
  let end = json.indexOf('"', from + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
