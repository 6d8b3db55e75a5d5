import { currencies } from "./currencies.ts";
import { type Element, elementsAt, readElements, textAt } from "./read-elements.ts";
import { readSymbols } from "./read-symbols.ts";
import { accountOf, isDay, type Movement, UnreadableStatement } from "./statement-line.ts";

/**
 * The booked credits of a statement in camt.053 (ISO 20022), and those that the bank takes back. An entry of several payments is as many movements where their amounts are
 * told and add up to it; else, as what a bank has returned or taken charges from, it has no symbol and waits for a person.
 */
export function readCamt(xml: string): Movement[] {
  const root = readElements(xml);
  const statements = root?.name === "Document" ? elementsAt(root, "BkToCstmrStmt/Stmt") : [];
  if (statements.length === 0) throw new UnreadableStatement("whole");
  const entries = statements.flatMap((statement) => {
    const ownAccount = textAt(statement, "Acct/Id/IBAN") || textAt(statement, "Acct/Id/Othr/Id");
    const named = { ownAccount: accountOf(ownAccount), statementName: textAt(statement, "Id") };
    return elementsAt(statement, "Ntry").map((entry) => ({ entry, ...named }));
  });
  return entries.flatMap(({ entry, ownAccount, statementName }, index) => {
    const isDebit = textAt(entry, "CdtDbtInd") !== "CRDT";
    if ((isDebit && !isReversal(entry)) || isNotBooked(entry)) return [];
    const movements = movementsOf(entry);
    if (!movements) throw new UnreadableStatement({ movement: index + 1 });
    const batch = [movements[0]?.day, ownAccount, statementName, index, ownNameOf(entry)].join("-");
    return movements.map((movement) => ({
      ...{ ...movement, ownAccount, isCancelled: isDebit },
      // Numbers of entries begin anew in each statement.
      ...(ownNameOf(entry) === "" && { statementName }),
      ...(movements.length > 1 && { batch }),
    }));
  });
}

/** Whether it takes back what was booked before. */
const isReversal = (entry: Element) => /^(true|1)$/.test(textAt(entry, "RvslInd"));

/** What the bank calls an entry, and no other; empty where it only counts them. */
const ownNameOf = (entry: Element) =>
  textAt(entry, "AcctSvcrRef") || textAt(elementsAt(entry, "NtryDtls/TxDtls")[0], "Refs/AcctSvcrRef");

function isNotBooked(entry: Element): boolean {
  const status = textAt(entry, "Sts/Cd") || textAt(entry, "Sts");
  return status !== "" && status !== "BOOK";
}

function movementsOf(entry: Element): Movement[] | null {
  const amount = elementsAt(entry, "Amt")[0];
  const day = dayAt(entry, "BookgDt") || dayAt(entry, "ValDt");
  const amountMinor = minorOf(amount);
  const currency = amount?.attributes.Ccy ?? "";
  if (amountMinor === 0) return [];
  if (amountMinor === null || !currencies.includes(currency) || !isDay(day)) return null;
  const payments = elementsAt(entry, "NtryDtls/TxDtls");
  const one: Movement = {
    ...{ format: "camt", ownAccount: "", day, amountMinor, currency, isCancelled: false },
    bankReference: ownNameOf(entry) || textAt(entry, "NtryRef"),
    ...remittanceOf(entry, payments),
  };
  // Money that had left and came back is nobody's payment; what is taken back is looked at as a whole.
  if (isReversal(entry))
    return [textAt(entry, "CdtDbtInd") === "CRDT" ? { ...one, variableSymbol: "", numbers: [] } : one];
  if (payments.length < 2) return [one];
  const amounts = payments.map((payment) => ownAmount(payment, currency));
  const sum = amounts.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  if (sum !== amountMinor) return [{ ...one, variableSymbol: "", numbers: [] }];
  const lines = payments.map((payment, index) => ({
    ...one,
    amountMinor: amounts[index] ?? 0,
    bankReference: [one.bankReference, textAt(payment, "Refs/AcctSvcrRef")].filter(Boolean).join("/"),
    ...remittanceOf(undefined, [payment]),
  }));
  return lines.filter((line) => line.amountMinor > 0);
}

/** What payments of an entry, and the entry itself, say of who has paid and for what. */
function remittanceOf(
  entry: Element | undefined,
  payments: readonly Element[],
): Pick<Movement, "variableSymbol" | "numbers" | "payerAccount" | "note"> {
  const all = (path: string) =>
    payments.flatMap((payment) => elementsAt(payment, path).map(({ text }) => text.trim()));
  const words = [...all("RmtInf/Ustrd"), ...all("AddtlTxInf"), textAt(entry, "AddtlNtryInf")].filter(Boolean);
  const references = payments.flatMap((payment) => [
    ...elementsAt(payment, "RmtInf/Strd/CdtrRefInf").map(referenceOf),
    textAt(payment, "Refs/EndToEndId"),
    textAt(payment, "Refs/InstrId"),
  ]);
  const payers = [...all("RltdPties/Dbtr/Nm"), ...all("RltdPties/Dbtr/Pty/Nm")];
  const payerAccounts = [...all("RltdPties/DbtrAcct/Id/IBAN"), ...all("RltdPties/DbtrAcct/Id/Othr/Id")];
  return {
    ...readSymbols(references, words),
    payerAccount: payerAccounts[0] ?? "",
    note: [...payers, ...payerAccounts, ...words].join(" · "),
  };
}

/** A structured reference; what it is may stand beside it: `<Prtry>VS</Prtry> … <Ref>123</Ref>`. */
function referenceOf(reference: Element): string {
  const kind = textAt(reference, "Tp/CdOrPrtry/Prtry") || textAt(reference, "Tp/CdOrPrtry/Cd");
  const written = textAt(reference, "Ref");
  return kind.toUpperCase() === "VS" && /^\d+$/.test(written) ? `VS:${written}` : written;
}

/** Where a payment of an entry is a credit in its currency, how much it is; null where that is not told. */
function ownAmount(payment: Element, currency: string): number | null {
  const amount = elementsAt(payment, "Amt")[0] ?? elementsAt(payment, "AmtDtls/TxAmt/Amt")[0];
  const isDebit = textAt(payment, "CdtDbtInd") === "DBIT";
  return isDebit || amount?.attributes.Ccy !== currency ? null : minorOf(amount);
}

/** ISO 20022 allows five decimals; what is less than a hundredth is no money of a bank's. */
function minorOf(amount: Element | undefined): number | null {
  const match = /^(\d{1,13})(?:\.(\d{0,2})0{0,3})?$/.exec(amount?.text.trim() ?? "");
  if (!match) return null;
  const [, whole = "0", part = ""] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** A day, also where the time is told, or the zone: `2026-11-24+01:00`. */
function dayAt(entry: Element, path: string): string {
  return (textAt(entry, `${path}/Dt`) || textAt(entry, `${path}/DtTm`)).slice(0, 10);
}
