import { balancesOf, dayAt, minorOf, ownAccountOf } from "./camt-balances.ts";
import { currencies } from "./currencies.ts";
import { type Element, elementsAt, readElements, textAt } from "./read-elements.ts";
import { readSymbols } from "./read-symbols.ts";
import { ibanOf, isDay, type Movement, type Movements, UnreadableStatement } from "./statement-line.ts";

/**
 * The booked movements of a statement in camt.053 (ISO 20022), and credits that the bank takes back. An entry of several payments is as many movements where their amounts are
 * told and add up to it; else, as what a bank has returned or taken charges from, it has no symbol and waits for a person.
 */
export function readCamt(xml: string): Movements {
  const documents = documentsOf(readElements(xml));
  const statements = documents.flatMap((document) => elementsAt(document, "BkToCstmrStmt/Stmt"));
  if (statements.length === 0) throw new UnreadableStatement("whole");
  const entries = statements.flatMap((statement) => {
    const named = { statement, ownAccount: ownAccountOf(statement), statementName: textAt(statement, "Id") };
    return elementsAt(statement, "Ntry").map((entry) => ({ entry, ...named }));
  });
  const all = entries.flatMap(({ entry, statement, ownAccount, statementName }, index) => {
    const isOut = isOutgoing(entry);
    if (isNotBooked(entry)) return [];
    const movements = movementsOf(entry);
    if (!movements && isOut) return [];
    if (!movements) throw new UnreadableStatement({ movement: index + 1 });
    const batch = [movements[0]?.day, ownAccount, statementName, index, ownNameOf(entry)].join("-");
    return movements.map((movement) => ({
      ...{ ...movement, ownAccount, isCancelled: isDebit(entry) && !isOut },
      ...{ isOut, statement, signedMinor: isDebit(entry) ? -movement.amountMinor : movement.amountMinor },
      // Numbers of entries begin anew in each statement.
      ...(ownNameOf(entry) === "" && { statementName }),
      ...(movements.length > 1 && { batch }),
    }));
  });
  const of = (isWanted: boolean) =>
    all
      .filter(({ isOut }) => isOut === isWanted)
      .map(({ isOut: _, statement: __, signedMinor: ___, ...movement }) => movement);
  const balances = statements.flatMap((each) =>
    balancesOf(
      each,
      all.filter(({ statement }) => statement === each),
    ),
  );
  return { credits: of(false), debits: of(true), balances };
}

const isDebit = (entry: Element) => textAt(entry, "CdtDbtInd") !== "CRDT";

/** Whether it is money that has left the account; a debit that takes a credit back is none. */
const isOutgoing = (entry: Element) => isDebit(entry) && !isReversal(entry);

/** What a file holds: its document alone, or in an envelope beside a header. */
function documentsOf(root: Element | null): Element[] {
  if (!root || root.name === "Document") return root ? [root] : [];
  return ["Document", "Body/Document"].flatMap((path) => elementsAt(root, path));
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
  const isOut = isOutgoing(entry);
  const one: Movement = {
    ...{ format: "camt", ownAccount: "", day, amountMinor, currency, isCancelled: false },
    bankReference: ownNameOf(entry) || textAt(entry, "NtryRef"),
    ...remittanceOf(entry, payments, isOut),
  };
  // Money that had left and came back is nobody's payment; what is taken back is looked at as a whole.
  if (isReversal(entry))
    return [textAt(entry, "CdtDbtInd") === "CRDT" ? { ...one, variableSymbol: "", numbers: [] } : one];
  const [first, ...others] = payments.filter((payment) => amountsOf(payment).length > 0);
  // One payment may be described in several parts, of which one names its amount.
  const isOne = first !== undefined && others.length === 0 && ownAmount(first, currency, isOut) === amountMinor;
  if (payments.length < 2 || isOne || isReturned(entry)) return [one];
  const amounts = payments.map((payment) => ownAmount(payment, currency, isOut));
  const sum = amounts.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  if (sum !== amountMinor) return [{ ...one, variableSymbol: "", numbers: [] }];
  const lines = payments.map((payment, index) => ({
    ...one,
    amountMinor: amounts[index] ?? 0,
    bankReference: [one.bankReference, textAt(payment, "Refs/AcctSvcrRef")].filter(Boolean).join("/"),
    ...remittanceOf(undefined, [payment], isOut),
  }));
  return lines.filter((line) => line.amountMinor > 0);
}

/** Whether an entry or a payment is a transfer that its recipient's bank has sent back: it is nobody's payment. */
const isReturned = (part: Element | undefined) =>
  elementsAt(part, "RtrInf").length > 0 || textAt(part, "BkTxCd/Domn/Fmly/SubFmlyCd") === "RRTN";

/** What payments of an entry, and the entry itself, say of who has paid and for what. */
function remittanceOf(
  entry: Element | undefined,
  payments: readonly Element[],
  isOut: boolean,
): Pick<Movement, "variableSymbol" | "numbers" | "payerAccount" | "payerIban" | "note"> {
  const all = (path: string) => payments.flatMap((payment) => elementsAt(payment, path).map(({ text }) => text.trim()));
  const structured = ["AddtlRmtInf", "RfrdDocInf/Nb"].map((name) => `RmtInf/Strd/${name}`);
  const described = ["RmtInf/Ustrd", ...structured, "AddtlTxInf", "RtrInf/AddtlInf"].flatMap(all);
  const words = [...described, textAt(entry, "AddtlNtryInf")].filter(Boolean);
  const references = payments.flatMap((payment) => [
    ...elementsAt(payment, "RmtInf/Strd/CdtrRefInf").map(referenceOf),
    textAt(payment, "Refs/EndToEndId"),
  ]);
  const named = (party: string) => [...all(`RltdPties/${party}/Nm`), ...all(`RltdPties/${party}/Pty/Nm`)];
  const side = isOut ? "Cdtr" : "Dbtr";
  const payers = [...named(side), ...named(`Ultmt${side}`)];
  const payerAccounts = [...all(`RltdPties/${side}Acct/Id/IBAN`), ...all(`RltdPties/${side}Acct/Id/Othr/Id`)];
  const agent = `RltdAgts/${side}Agt/FinInstnId`;
  const [bank] = [...all(`${agent}/ClrSysMmbId/MmbId`), ...all(`${agent}/Othr/Id`)];
  const isBack = !isOut && textAt(entry, "CdtDbtInd") !== "DBIT" && [entry, ...payments].some(isReturned);
  // What came back, and what some Czech banks return to a card, names the other side as its creditor.
  const others = isBack || payers.length === 0 ? named("Cdtr") : [];
  const symbols = isBack
    ? { variableSymbol: "", numbers: [] }
    : readSymbols([...references, ...all("Refs/InstrId")], words);
  const said = [...payers, ...others, ...payerAccounts, ...references.filter(isForPeople), ...words];
  return {
    ...symbols,
    payerAccount: payerAccounts[0] ?? "",
    ...ibanOf(payerAccounts[0] ?? "", bank),
    // Many banks say the same of the entry and of its payment.
    note: [...new Set(said.filter(Boolean))].join(" · "),
  };
}

/** Whether a reference says more than the symbols that are read from it, or than that there is none. */
const isForPeople = (reference: string) => !/^(\/?VS[:\d/].*|KS:.*|NOT ?PROVIDED)$/i.test(reference);

/** A structured reference; what it is may stand beside it: `<Prtry>VS</Prtry> … <Ref>123</Ref>`. */
function referenceOf(reference: Element): string {
  const kind = textAt(reference, "Tp/CdOrPrtry/Prtry") || textAt(reference, "Tp/CdOrPrtry/Cd");
  const written = textAt(reference, "Ref");
  return kind.toUpperCase() === "VS" && /^\d+$/.test(written) ? `VS:${written}` : written;
}

/** Where a payment of an entry goes the same way in its currency, how much it is; null where that is not told. */
function ownAmount(payment: Element, currency: string, isOut: boolean): number | null {
  const amount = amountsOf(payment).find(({ attributes }) => attributes.Ccy === currency);
  return textAt(payment, "CdtDbtInd") === (isOut ? "CRDT" : "DBIT") ? null : minorOf(amount);
}

/** The amounts of a payment: its own, as transferred, in the currency of the account, and as ordered. */
const amountsOf = (payment: Element) =>
  ["Amt", "AmtDtls/TxAmt/Amt", "AmtDtls/CntrValAmt/Amt", "AmtDtls/InstdAmt/Amt"].flatMap((path) =>
    elementsAt(payment, path),
  );
