import { groupDiscount } from "#contract/accounts/group-discount.ts";
import type { OrderSubject } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import { discountOf } from "#server/features/accounts/groups/active-group.ts";
import { shareDiscount } from "./discount-share-rules.ts";
import {
  type AcceptedVoucher,
  acceptVoucher,
  lookAtVoucher,
  type ReducedPart,
  type SeenVoucher,
} from "./use-voucher.ts";

/** What an order is made of, each part with its own category. */
interface Part {
  /** Haléře, before anything is taken off. */
  readonly priceMinor: number;
  readonly categoryId: number | null;
  /** Whether the law or the category forbids to sell it for less; left out: it does not. */
  readonly isAtFixedPrice?: boolean;
}

interface Priced {
  /** null: a guest, who is in no group. */
  readonly userId: number | null;
  readonly subject: OrderSubject;
  readonly parts: readonly Part[];
  /** A voucher's. */
  readonly code: string | null | undefined;
}

/** What was taken off, in haléře. */
interface TakenOff {
  readonly groupPercent: number;
  readonly ofGroupMinor: number;
  /** Of both together, for each part. */
  readonly discountsMinor: readonly number[];
}

/** What group and voucher take off (rule VO4). The voucher, whose use `noteUse` counts, is locked; one that does not help is refused. */
export async function takeOff(ctx: Ctx, priced: Priced): Promise<TakenOff & { voucher: AcceptedVoucher | null }> {
  const afterGroup = await takeOffOfGroup(ctx, priced);
  const { code } = priced;
  const voucher = code ? await acceptVoucher(ctx, wanted(priced, afterGroup, code)) : null;
  return { ...together(afterGroup, voucher), voucher };
}

/** The same to be shown: nothing is locked, and a voucher that does not help says why. */
export async function previewTakeOff(ctx: Ctx, priced: Priced): Promise<TakenOff & { voucher: SeenVoucher | null }> {
  const afterGroup = await takeOffOfGroup(ctx, priced);
  const { code } = priced;
  const voucher = code ? await lookAtVoucher(ctx, wanted(priced, afterGroup, code)) : null;
  return { ...together(afterGroup, voucher), voucher };
}

interface AfterGroup {
  readonly percent: number;
  readonly offMinor: readonly number[];
  readonly parts: readonly ReducedPart[];
}

async function takeOffOfGroup(ctx: Ctx, { userId, parts }: Priced): Promise<AfterGroup> {
  const percent = userId === null ? 0 : await discountOf(ctx, userId, ctx.clock());
  const offMinor = parts.map(({ priceMinor, isAtFixedPrice }) =>
    isAtFixedPrice ? 0 : groupDiscount(percent, priceMinor),
  );
  return {
    ...{ percent, offMinor },
    parts: parts.map(({ priceMinor, categoryId, isAtFixedPrice }, index) => ({
      ...{
        categoryId,
        isAtFixedPrice: isAtFixedPrice ?? false,
        totalMinor: priceMinor - (offMinor[index] ?? 0),
      },
    })),
  };
}

const wanted = ({ userId, subject }: Priced, { parts }: AfterGroup, code: string) => ({
  ...{ code, userId, subject, parts },
});

function together(
  { percent, offMinor, parts }: AfterGroup,
  voucher: Pick<AcceptedVoucher, "discountMinor" | "helps"> | null,
): TakenOff {
  const helped = parts.map(({ totalMinor }, index) => (voucher?.helps[index] ? totalMinor : 0));
  const ofVoucher = shareDiscount(voucher?.discountMinor ?? 0, helped);
  return {
    groupPercent: percent,
    ofGroupMinor: offMinor.reduce((sum, off) => sum + off, 0),
    discountsMinor: offMinor.map((off, index) => off + (ofVoucher[index] ?? 0)),
  };
}
