import type { Ctx } from "#server/context.ts";
import { readSupplier } from "#server/features/invoices/read-parties.ts";
import { readVatRates } from "#server/features/payments/tax-setting.ts";
import { type Reported, readReport } from "../read-report.ts";
import { isReady } from "../seller-report-rules.ts";
import { filledFrom, type PlannedMessage, planMessages, type Sent } from "./correction-rules.ts";
import { readSent } from "./read-sent.ts";
import { hashOf, operatorRecordOf, recordOf } from "./seller-record.ts";
import type { OperatorRecord, SellerRecord } from "./sent-records.ts";

export interface Plan {
  readonly messages: readonly PlannedMessage<SellerRecord>[];
  readonly operator: { readonly record: OperatorRecord; readonly hash: string };
  readonly sentOperator: Sent<OperatorRecord> | null;
  readonly sentSellers: ReadonlyMap<number, Sent<SellerRecord>>;
  /** Whether the format has a place for everybody who is reported. */
  readonly isReady: boolean;
}

/** What a year's report says now, what was sent of it, and the messages that are due (rules TR5, TR8). */
export async function planReport(ctx: Ctx, year: number): Promise<Plan> {
  const supplier = await readSupplier(ctx);
  const record = operatorRecordOf(supplier, (await readVatRates(ctx, ctx.clock())) !== null);
  const operator = { record, hash: hashOf(record) };
  const { sentOperator, sentSellers } = await readSent(ctx, year);
  const { sellers } = await readReport(ctx, year);
  // Who has been forgotten altogether can be told of no more, and holds up no message.
  const isForgotten = ({ found, seller }: Reported) =>
    found.isGone && !isReady(seller.gaps) && !sentSellers.has(seller.id);
  const reported = sellers.filter((each) => each.seller.decision === "reported" && !isForgotten(each));
  const now = new Map(
    reported.map((each) => {
      const { id, gaps } = each.seller;
      const sent = sentSellers.get(id);
      const record = sent && !isReady(gaps) ? filledFrom(recordOf(each), sent.record) : recordOf(each);
      return [id, { record, hash: hashOf(record) }];
    }),
  );
  return {
    ...{ operator, sentOperator, sentSellers },
    messages: planMessages({ operator, sellers: now, sentOperator, sentSellers }),
    isReady: reported.every(({ seller }) => isReady(seller.gaps) || sentSellers.has(seller.id)),
  };
}
