import type { DocumentKind, MessageKind, RecordField } from "#contract/seller-reports/seller-report-messages.ts";

/** How a record of a message is named, and which former one it corrects or deletes. */
export interface Document {
  readonly kind: DocumentKind;
  readonly ref: string;
  readonly corrects: string | null;
}

/** A record as it is, or was when it was sent. */
interface Version<Record> {
  readonly record: Record;
  readonly hash: string;
}
/** The last that was sent of a seller or of the operator. */
export interface Sent<Record> extends Version<Record>, Omit<Document, "corrects"> {}

interface Planned<Record> extends Version<Record>, Omit<Document, "ref"> {
  /** Whose record it is. */
  readonly id: number;
}
/** A message that is due; `operator` says what becomes of the operator's record in it. */
export interface PlannedMessage<Record> {
  readonly kind: MessageKind;
  readonly operator: Pick<Document, "kind" | "corrects">;
  readonly sellers: readonly Planned<Record>[];
}

/**
 * TR8: What was sent of a year is remembered, part by part. A later message corrects who differs and deletes who is reported no more under
 * the name last sent (DPI402), or adds who is new (DPI401); the operator is sent again as it was, or corrected. Who has left is corrected
 * as who he was. The latest message of a year can be forgotten when the tax office has not taken it. What is remembered of somebody to
 * correct it goes with what is kept of deals (RE12); the file stays byte for byte as it was sent, whoever has been forgotten since, because
 * whoever reports has to show the tax office what was reported (RE16), and those who keep the money alone read it, each time noted.
 *
 * The format keeps corrections and what is new apart. A deleted record is never corrected: its seller is new.
 */
export function planMessages<Record>({
  operator,
  sellers,
  sentOperator,
  sentSellers,
}: {
  readonly operator: { readonly hash: string };
  readonly sellers: ReadonlyMap<number, Version<Record>>;
  /** null: nothing was sent for the year. */
  readonly sentOperator: { readonly hash: string; readonly ref: string } | null;
  readonly sentSellers: ReadonlyMap<number, Sent<Record>>;
}): PlannedMessage<Record>[] {
  const known = [...sentSellers].filter(([, { kind }]) => kind !== "OECD3");
  const knownIds = new Set(known.map(([id]) => id));
  const fresh = [...sellers]
    .filter(([id]) => !knownIds.has(id))
    .map(([id, version]) => ({ id, ...version, kind: "OECD1" as const, corrects: null }));
  if (!sentOperator) {
    const kind = fresh.length > 0 ? "DPI401" : "DPI403";
    return [{ kind, operator: { kind: "OECD1", corrects: null }, sellers: fresh }];
  }
  const amended = known.flatMap(([id, sent]): Planned<Record>[] => {
    const now = sellers.get(id);
    if (!now) return [{ id, record: sent.record, hash: sent.hash, kind: "OECD3", corrects: sent.ref }];
    return now.hash === sent.hash ? [] : [{ id, ...now, kind: "OECD2", corrects: sent.ref }];
  });
  const isMoved = sentOperator.hash !== operator.hash;
  const resent = { kind: "OECD0" as const, corrects: null };
  const moved = isMoved ? { kind: "OECD2" as const, corrects: sentOperator.ref } : resent;
  return [
    ...(isMoved || amended.length > 0 ? [{ kind: "DPI402" as const, operator: moved, sellers: amended }] : []),
    ...(fresh.length > 0 ? [{ kind: "DPI401" as const, operator: resent, sellers: fresh }] : []),
  ];
}

const fieldsOf: Readonly<Record<RecordField, readonly string[]>> = {
  name: ["isCompany", "company", "firstName", "lastName"],
  address: ["street", "city", "zip", "country"],
  numbers: ["companyId", "taxNumber", "taxCountry", "vatId"],
  birth: ["birthDate", "birthPlace", "birthCountry"],
  accounts: ["accounts"],
  amounts: ["sales", "paid", "fees"],
};

/** What of a record has changed, in the words of the page. */
export function changedFields(before: object, after: object): RecordField[] {
  const value = (of: object, name: string) => JSON.stringify((of as Readonly<Record<string, unknown>>)[name]);
  const names = Object.keys(fieldsOf) as RecordField[];
  return names.filter((field) => fieldsOf[field].some((name) => value(before, name) !== value(after, name)));
}

/** A record of which too little is known now, with what was sent of it before: who has left is corrected as who he was. */
export function filledFrom<Stored extends object>(record: Stored, sent: Stored): Stored {
  const known = Object.entries(record).filter(([, value]) => value !== "");
  return { ...sent, ...Object.fromEntries(known) };
}
