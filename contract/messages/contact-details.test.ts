import { expect, test } from "vitest";
import { type ContactKind, contactKindsOf } from "./contact-details.ts";

const flagged: [string, ContactKind[]][] = [
  ["Napište mi na jan.novak@seznam.cz", ["email"]],
  ["jan.novak (zavináč) seznam (tečka) cz", ["email"]],
  ["jan.novak zavinac seznam tecka cz", ["email"]],
  ["write to john at gmail dot com", ["email"]],
  ["j a n @ s e z n a m . c z", ["email"]],
  ["Volejte 777 123 456", ["phone"]],
  ["Volejte 777123456.", ["phone"]],
  ["+420 777 123 456", ["phone"]],
  ["00420777123456", ["phone"]],
  ["7 7 7 1 2 3 4 5 6", ["phone"]],
  ["sedm sedm sedm jedna dva tři čtyři pět šest", ["phone"]],
  ["seven seven seven one two three four five six", ["phone"]],
  ["777-123-456", ["phone"]],
  ["call me on +44 20 7946 0958", ["phone"]],
  ["Pošlete to na 19-2000145399/0800", ["account"]],
  ["účet 2000145399 / 0800", ["account"]],
  ["CZ65 0800 0000 1920 0014 5399", ["account"]],
  ["Fotky: https://example.com/a", ["link"]],
  ["více na www.moje-lahve.cz", ["link"]],
  ["mrkněte na moje-lahve.cz", ["link"]],
  ["Jsem na WhatsAppu, teda WhatsApp", ["link"]],
  ["777 123 456 nebo jan@seznam.cz", ["email", "phone"]],
];

const quiet = [
  "Je kolek celý?",
  "Ročník 1970/1980, obsah 700 ml.",
  "Nabízím 1 250 000 Kč.",
  "Dám 12 000 Kč a převezmu 24. 11. 2026 v 18.30.",
  "Z let 1965-1975, lahví 12.",
  "Šarže L 12345 a číslo lahve 0042 z 3000.",
  "It is 43% and from 1989.",
  "Meet at the fair at noon. The seal is intact.",
  "Vytáhl jsem dvě ze tří a jedna je prasklá.",
];

test("M10: contact details are seen in Czech and English, also spaced out and spelt", () => {
  expect(flagged.map(([text]) => [text, contactKindsOf(text)])).toEqual(flagged);
});

test("prices, dates, vintages and volumes are no contact details", () => {
  expect(quiet.map((text) => [text, contactKindsOf(text)])).toEqual(quiet.map((text) => [text, []]));
});

test("the longest message is judged at once, whatever it is made of", () => {
  for (const piece of ["1 ", "a@", "1-", "a. ", "0", "at ", "x y ", "dot at "]) {
    const started = performance.now();
    contactKindsOf(piece.repeat(2_000 / piece.length));
    expect([piece, performance.now() - started < 200]).toEqual([piece, true]);
  }
});
