import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/**
 * A number that a rule says is taken from its constant, so that rule and words cannot part: in letters and messages by
 * `counted.ts`, in texts of pages by `rule-numbers.ts`, which lends them `{{offerDays, day}}`.
 */

const catalogues = ["web/i18n/{cs,en}/*/*.json", "server/features/mails/*/{cs,en}.json"];

const words = [
  "jed(?:na|nu|no|né|ním|en)|dv[aěo]u?|tř[iíe]\\p{L}*|čtyř\\p{L}*|pět\\p{L}*|šest\\p{L}*|sedm\\p{L}*|osm\\p{L}*|devět\\p{L}*",
  "deset\\p{L}*|dvanáct\\p{L}*|čtrnáct\\p{L}*|třicet\\p{L}*",
  "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty",
].join("|");
const units = [
  "den|dn[eyíůě]|dnech|dní|hodin|minut|vteřin|sekund|měsíc|týdn|pracovní|let\\b",
  "day|hour|minute|second|month|week|working|year",
  "%|Kč|kB|MB|pokus|attempt|tries|krát|times|úrov|level|písmen|letter|znak|character|desetinn|decimal",
  "řádk|row|snímk|picture|příhoz|bid|inzerát|listing|zpráv|message",
].join("|");
const written = new RegExp(
  `(?<![\\p{L}\\d{])(?:\\d[\\d \\u00a0.,]*|(?:${words}))[ \\u00a0-]?(?:${units})\\p{L}*`,
  "giu",
);

/** Numbers that may be written, by file and then by the number with its unit; each has its reason. */
const allowed: Readonly<Record<string, RegExp>> = {
  // The law's age, two decimals of a crown and its smallest coin, and what is not done "twice".
  "*": /^(18 let|(dvě|two) (desetinná|decimals)|0,01 Kč|dvakrát)$/,
  // The law's days before a reduced price, the law's thirty sales (DAC7).
  "contact.json": /^třicetkrát$/,
  "listing.json": /^30 (dní|days)$/,
  "products.json": /^30 (dní|days)$/,
  "productAdmin.json": /^One row$/,
  // Names of choices: a duration, an end or an age to filter by.
  "auditAdmin.json": /^(24 (hodin|hours)|sedm dní|seven days)$/,
  "runningAdmin.json": /^(24 (hodin|hours)|sedmidenní|seven-day|10 (minut|minutes)|pět vteřin|five seconds)$/,
  "shelf.json": /^(Sedmidenní|Seven-day|24 (hodin|hours)|[37] (dnů|days))$/,
  "dealAdmin.json": /^(dvou dnů|two days|(3|14|30) (dny|dní|days))$/,
  "moderationAdmin.json": /^(7 (dní|days)|90 (dní|days))$/,
  "item.json": /^7( dní|-day)$/,
  "manyListings.json": /^7 (dní|days)$/,
  "daily.json": /^(Sedmidenní|Seven-day)$/,
  // Not a limit: a letter for each country and currency, one place or picture at least, what people spend, "one bid" of R7.
  "categoryPolicy.json": /^(Dvě písmena|Two letters)$/,
  "settingsAdmin.json": /^(Dvě písmena|Two letters)$/,
  "currencyAdmin.json": /^(Tři písmena|Three letters)$/,
  "categoryAdmin.json": /^(dvě úrovně|two levels|dvou vteřin|two seconds)$/,
  "storeAdmin.json": /^One day$/,
  "preferences.json": /^jeden denně$/,
  "cs.json": /^jeden příhoz$/i,
  "cs.ts": /^jeden příhoz$/,
  "en.ts": /^one (bid|picture)$/,
  // The form's own five minutes, three repeats by name.
  "listingForm.json":
    /^(pět minut|five minutes|třikrát|three times|one picture|jedno desetinné|One decimal|sedm dní|Sedmidenní|Seven days)$/i,
  // "A few pictures and five minutes": an estimate; twelve months are one year of a chart.
  "account.json": /^(pět minut|five minutes|12 (měsíců|months))$/,
  "prices.json": /^12 (měsíců|months)$/,
  // How long a bank takes.
  "payments.json": /^(dvou pracovních|two working)$/,
  // Counted in SQL, in the server's limits or in the page that shows it.
  "privacy.json": /^(třikrát denně|three times)$/,
  "bannerAdmin.json": /^30 (vteřinách|seconds)$/,
  "adminHealth.json": /^(sedm dní|seven days|dvou vteřin|two seconds)$/,
  "adminOverview.json": /^(7|30) (dní|days)$/,
  // No sentence: a column's default, widths in a style sheet.
  "table.ts": /^14 days$/,
  "postbox-page.ts": /^100%$/,
};

test.each([
  ["Odpovězte do 14 dnů.", ["14 dnů"]],
  ["Do sedmi pracovních dnů, nejvýše třikrát.", ["sedmi pracovních", "třikrát"]],
  ["At most five levels, 20% and 3 attempts.", ["five levels", "20%", "3 attempts"]],
  ["Do {{offerDays, day genitive}}, v jeden celek.", []],
])("of %j the test finds %j", (text, numbers) => {
  expect([...text.matchAll(written)].map(([number]) => number)).toEqual(numbers);
});

test("no letter, message or text of a page writes a number that a rule says", () => {
  const letters = sources.filter((file) => file.startsWith("server/features/mails/") && !file.endsWith(".test.ts"));
  const messages = ["server/messages/cs.ts", "server/messages/en.ts"];
  const texts = globSync(catalogues).sort();
  expect(texts.length).toBeGreaterThan(100);
  expect([...letters, ...messages, ...texts].flatMap(notAllowed)).toEqual([]);
});

test("what may be written is written somewhere", () => {
  const files = [...sources, ...globSync(catalogues)];
  const unused = Object.keys(allowed).filter(
    (name) =>
      name !== "*" &&
      !files.some((file) => basename(file) === name && numbersIn(file).some((each) => allowed[name]?.test(each))),
  );
  expect(unused).toEqual([]);
});

function notAllowed(file: string): string[] {
  return numbersIn(file)
    .filter((number) => ![allowed["*"], allowed[basename(file)]].some((each) => each?.test(number)))
    .map((number) => `${file}: ${number}`);
}

function numbersIn(file: string): string[] {
  const code = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  return [...code.matchAll(written)].map(([number]) => number.replace("\u00a0", " "));
}
