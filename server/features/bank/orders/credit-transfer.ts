/** An order to the bank: several transfers from the site's account. */
export interface PaymentFile {
  readonly id: string;
  /** The number of the order. */
  readonly number: number;
  readonly createdAt: Date;
  /** When it is to be paid, `YYYY-MM-DD`. */
  readonly day: string;
  readonly ownIban: string;
  readonly payments: readonly {
    readonly id: string;
    readonly iban: string;
    /** Whose account it is. */
    readonly name: string;
    /** Haléře. */
    readonly amountMinor: number;
    readonly variableSymbol: string;
  }[];
}

/**
 * A file of transfers in CZK that Czech banks take: ISO 20022 pain.001.001.03, the variable symbol as `/VS/…` in EndToEndId and in the
 * remittance, each booked by itself so that a statement shows it, as the Czech Banking Association's guide has it.
 */
export function creditTransfer({ id, createdAt, day, ownIban, payments }: PaymentFile): string {
  const sum = written(payments.reduce((total, { amountMinor }) => total + amountMinor, 0));
  const counts = `<NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}</CreDtTm>${counts}<InitgPty><Nm>Kabinet</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>${counts}<ReqdExctnDt>${day}</ReqdExctnDt><Dbtr><Nm>Kabinet</Nm></Dbtr>
<DbtrAcct><Id><IBAN>${ownIban}</IBAN></Id><Ccy>CZK</Ccy></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
${payments.map(transfer).join("\n")}
</PmtInf></CstmrCdtTrfInitn></Document>
`;
}

/** All but the name is digits, letters and dashes of the site's own making. */
function transfer({ id, iban, name, amountMinor, variableSymbol }: PaymentFile["payments"][number]): string {
  return `<CdtTrfTxInf><PmtId><InstrId>${id}</InstrId><EndToEndId>/VS/${variableSymbol}</EndToEndId></PmtId><Amt><InstdAmt Ccy="CZK">${written(amountMinor)}</InstdAmt></Amt><Cdtr><Nm>${nameText(name)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>/VS/${variableSymbol} ${id}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

/** A name as the format takes it: at most 70 characters, none of which XML reads as its own or has no place for. */
function nameText(name: string): string {
  const clean = name
    .replace(/[^\p{L}\p{N} .,'&()/-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...clean].slice(0, 70).join("").replaceAll("&", "&amp;");
}

function written(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
}
