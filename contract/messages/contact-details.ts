/** Kinds of ways to reach a person outside the site. */
export const contactKinds = ["email", "phone", "account", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Numerals as people spell a telephone number to hide it, without diacritics. */
const spelt: Readonly<Record<string, string>> = {
  ...{ nula: "0", jedna: "1", jeden: "1", dva: "2", dve: "2", tri: "3", ctyri: "4", pet: "5", sest: "6" },
  ...{ sedm: "7", osm: "8", devet: "9", zero: "0", one: "1", two: "2", three: "3", four: "4", five: "5" },
  ...{ six: "6", seven: "7", eight: "8", nine: "9" },
};
const speltPattern = new RegExp(`\\b(?:${Object.keys(spelt).join("|")})\\b`, "g");

/** Amounts of money, dates, volumes and years, which are no numbers to call. */
const notNumbersToCall = [
  /\d[\d\s.,]*(?:kc|czk|eur|€|,-|ml|cl|l\b|%|kg|g\b)/g,
  /\b\d{1,2}\.\s?\d{1,2}\.\s?\d{4}\b/g,
  /\b(?:1[89]|20)\d{2}\s?[-–/]\s?(?:1[89]|20)\d{2}\b/g,
];

/**
 * M10: Contact details in a message before there is a deal (e-mail, telephone, account, link, also spaced out or spelt) warn who sends it,
 * who may send it all the same, and who receives it.
 *
 * It only warns, so it may miss what is well hidden and now and then see a number that is none.
 */
export function contactKindsOf(text: string): ContactKind[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u00a0\u2000-\u200f\u202f\u2060]/g, " ");
  return contactKinds.filter((kind) => tests[kind](plain));
}

const tests: Record<ContactKind, (plain: string) => boolean> = {
  email: (plain) => /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.test(withSigns(plain)),
  phone: (plain) => hasPhone(plain),
  account: (plain) => hasAccount(plain),
  link: (plain) =>
    /\bhttps?:\/\/\S|\bwww\.[\w-]/.test(plain) ||
    /(?:^|[\s(])(?:[a-z0-9-]+\.)+(?:cz|com|sk|eu|net|org|info|shop|io|me)(?=[/\s),.!?]|$)/.test(
      withSigns(plain).replace(/\S*@\S*/g, " "),
    ) ||
    /\b(?:whats\s?app|telegram|messenger|facebook|instagram|viber)\b/.test(plain),
};

/** `jan zavinac seznam tecka cz`, `jan (at) seznam.cz` and `j a n @ s e z n a m . c z` as they are meant. */
function withSigns(plain: string): string {
  return (
    plain
      .replace(/\s*[([{<]\s*(?:zavinac|at)\s*[)\]}>]\s*|\s+zavinac\s+/g, "@")
      // "at" alone is a word: it stands for the sign where a spelt dot or a domain follows.
      .replace(/\s+at\s+(?=[\w-]{1,40}(?:\s+dot\s|\.(?:com|cz|sk|net|org|eu)\b))/g, "@")
      .replace(/\s*[([{<]\s*(?:tecka|dot)\s*[)\]}>]\s*|\s+(?:tecka|dot)\s+/g, ".")
      .replace(/(?:\b\w\s){2,}@(?:\s[\w.])+/g, (spaced) => spaced.replace(/\s/g, ""))
  );
}

/** Nine digits as Czech and Slovak numbers have, or an international prefix and eight to twelve. */
function hasPhone(plain: string): boolean {
  const digits = withoutOthers(plain).replace(speltPattern, (word) => spelt[word] ?? word);
  const runs = digits.match(/\+?(?:\d[\s.,()/-]{0,3}){8,}\d/g) ?? [];
  return runs.some((run) => {
    const bare = run.replace(/\D/g, "");
    if (run.startsWith("+") || bare.startsWith("00")) return bare.length >= 10 && bare.length <= 15;
    return /^(?:420|421)?[2-9]\d{8}$/.test(bare);
  });
}

function withoutOthers(plain: string): string {
  const withoutAccounts = plain.replace(accountPattern, " ").replace(ibanPattern, " ");
  return notNumbersToCall.reduce((text, pattern) => text.replace(pattern, " "), withoutAccounts);
}

/** Czech and Slovak account numbers with the code of the bank, and IBAN. */
const accountPattern = /(?:\b\d{1,6}\s?-\s?)?\b\d{2,10}\s?\/\s?\d{4}\b/g;
const ibanPattern = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}\b/g;

function hasAccount(plain: string): boolean {
  if ((plain.match(ibanPattern) ?? []).some((found) => (found.match(/\d/g) ?? []).length >= 12)) return true;
  return (plain.match(accountPattern) ?? []).some((found) => {
    const [number = "", bank = ""] = found.replace(/\s/g, "").split("/");
    // Vintages such as 1970/1980 are no accounts.
    return number.replace(/\D/g, "").length > 4 && !/^(?:19|20)\d\d$/.test(bank);
  });
}
