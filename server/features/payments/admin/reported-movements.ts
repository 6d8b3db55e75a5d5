import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNotNull, or, sql } from "#server/db/query.ts";
import { payerOf, type StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { receipts } from "#server/features/payments/table.ts";

/** What a statement calls a movement: of one that was confirmed by hand, the line that told it later. */
export const lineReference = sql<string>`coalesce(${receipts.reportedByLine}, ${receipts.reference})`;
/** The day of the booking: a reference begins with the format and it. */
export const dayOfReference = sql<string>`substring(${lineReference} from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')`;

/** A movement that was told before: one receipt, or those of one entry together. */
export interface ReportedMovement {
  readonly receipts: readonly Described[];
  readonly keys: readonly string[];
  /** What statements of each format have called it. */
  readonly names: readonly string[];
  /** Whether a line of this statement has told it again. */
  isMet: boolean;
}
export type Described = Awaited<ReturnType<typeof readReported>>[number];

/** What statements have told before of the days of these lines: of their amounts, or as a part of an entry. */
export function readReported(ctx: Ctx, lines: readonly StatementLine[]) {
  const sums = [...partsByEntry(lines).values()].map(sumOf);
  const amounts = new Set([...lines.map(({ amountMinor }) => amountMinor), ...sums]);
  return ctx.db
    .select({
      id: receipts.id,
      reference: lineReference,
      alsoReportedAs: receipts.alsoReportedAs,
      day: dayOfReference,
      amountMinor: receipts.amountMinor,
      currency: receipts.currency,
      variableSymbol: receipts.variableSymbol,
      ownAccount: receipts.ownAccount,
      payerAccount: receipts.payerAccount,
      batch: receipts.batch,
      fault: receipts.fault,
      isCancelled: sql<boolean>`coalesce(${receipts.fault} = 'cancelled', false)`,
      waits: sql<boolean>`${receipts.orderId} is null and ${receipts.resolvedAt} is null`,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.source, "transfer"),
        inArray(dayOfReference, [...new Set(lines.map(({ day }) => day))]),
        or(inArray(receipts.amountMinor, [...amounts]), isNotNull(receipts.batch)),
        // What is over of a movement is none.
        sql`${receipts.reference} not like '%/rest'`,
      ),
    );
}

/** What was told, each by itself, and entries that were told as their payments by their sums. */
export function movementsOf(described: readonly Described[]): ReportedMovement[] {
  const alone = described.map((receipt) => together([receipt], [keyOf(receipt, receipt.variableSymbol)]));
  const entries = [...partsByEntry(described).values()].map((parts) => together(parts, keysOfSum(parts)));
  return [...alone, ...entries];
}

const together = (parts: readonly Described[], keys: readonly string[]): ReportedMovement => ({
  ...{ receipts: parts, keys, isMet: false },
  names: parts.flatMap(({ reference, alsoReportedAs }) => [reference, ...alsoReportedAs]),
});

/** The payments of each entry of several. */
export function partsByEntry<Part extends { readonly batch?: string | null }>(
  all: readonly Part[],
): Map<string, Part[]> {
  const entries = Map.groupBy(all, ({ batch }) => batch ?? "");
  return new Map([...entries].filter(([batch, parts]) => batch !== "" && parts.length > 1));
}

type Keyed = Pick<StatementLine, "day" | "amountMinor" | "currency" | "isCancelled">;

/** What stands for a movement, since formats have no name of it in common. */
export function keyOf(movement: Keyed, variableSymbol: string | null): string {
  const { day, amountMinor, currency, isCancelled } = movement;
  return [day, amountMinor, currency, isCancelled, variableSymbol].join(" ");
}

/** The sum of an entry's payments has no symbol, or that of one of them. */
export function keysOfSum(parts: readonly (Keyed & { readonly variableSymbol: string | null })[]): string[] {
  const symbols = new Set(["", ...parts.map(({ variableSymbol }) => variableSymbol)]);
  const amountMinor = sumOf(parts);
  return parts.slice(0, 1).flatMap((part) => [...symbols].map((symbol) => keyOf({ ...part, amountMinor }, symbol)));
}

const sumOf = (parts: readonly Keyed[]) => parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** A file that does not name its account may be of any. */
export const isOnSameAccount = ({ receipts: [first] }: ReportedMovement, line: StatementLine): boolean =>
  !first?.ownAccount || !line.ownAccount || first.ownAccount === line.ownAccount;

export const hasSamePayer = (movement: ReportedMovement, line: StatementLine): boolean =>
  payerOf(line) !== "" && movement.receipts.some(({ payerAccount }) => payerAccount === payerOf(line));

/** Whether nothing says that the two were paid from different accounts. */
export const mayHaveSamePayer = (movement: ReportedMovement, line: StatementLine): boolean =>
  payerOf(line) === "" || movement.receipts.some(({ payerAccount }) => !payerAccount) || hasSamePayer(movement, line);
