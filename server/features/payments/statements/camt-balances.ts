import { type Element, elementsAt, textAt } from "./read-elements.ts";
import { accountOf, type Balance, balancesAround, type Move } from "./statement-line.ts";

/** The balances that a statement names before and after its movements. */
export function balancesOf(statement: Element, moves: readonly Move[]): Balance[] {
  const find = (...codes: readonly string[]) =>
    elementsAt(statement, "Bal").find((each) => codes.includes(textAt(each, "Tp/CdOrPrtry/Cd")));
  const signedMinor = (balance: Element | undefined) => {
    const minor = minorOf(elementsAt(balance, "Amt")[0]);
    return minor !== null && textAt(balance, "CdtDbtInd") === "DBIT" ? -minor : minor;
  };
  const closing = find("CLBD");
  const account = ownAccountOf(statement);
  const currency = elementsAt(closing, "Amt")[0]?.attributes.Ccy ?? "";
  return balancesAround(
    { account, currency },
    {
      openingMinor: signedMinor(find("OPBD", "PRCD")),
      closingMinor: signedMinor(closing),
      day: closing ? dayAt(closing, "Dt") : "",
      moves,
    },
  );
}

/** The account of a statement, as `accountOf` writes it. */
export const ownAccountOf = (statement: Element) =>
  accountOf(textAt(statement, "Acct/Id/IBAN") || textAt(statement, "Acct/Id/Othr/Id"));

/** ISO 20022 allows five decimals; what is less than a hundredth is no money of a bank's. */
export function minorOf(amount: Element | undefined): number | null {
  const match = /^(\d{1,13})(?:\.(\d{0,2})0{0,3})?$/.exec(amount?.text.trim() ?? "");
  if (!match) return null;
  const [, whole = "0", part = ""] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** A day, also where the time is told, or the zone: `2026-11-24+01:00`. A moment of UTC is of its day in Prague, as in other formats. */
export function dayAt(entry: Element, path: string): string {
  const written = textAt(entry, `${path}/Dt`) || textAt(entry, `${path}/DtTm`);
  const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]00:00)$/.test(written);
  return (isUtc ? inPrague(written) : written).slice(0, 10);
}

function inPrague(moment: string): string {
  try {
    return Temporal.Instant.from(moment).toZonedDateTimeISO("Europe/Prague").toPlainDate().toString();
  } catch {
    return "";
  }
}
