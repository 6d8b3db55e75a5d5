import { addressLine } from "#contract/goods-orders/address-line.ts";
import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { contactLine } from "./paid-order-mail.ts";

/** What a mail confirms of a withdrawal: when it came, what of, where that goes and whom to ask; null for nothing. */
export interface WithdrawalParts {
  readonly withdrawnAt: Date | null;
  readonly withdrawnGoods: string | null;
  readonly sendTo: string | null;
  readonly contact: string | null;
}

export const noWithdrawal: WithdrawalParts = {
  withdrawnAt: null,
  withdrawnGoods: null,
  sendTo: null,
  contact: null,
};

/** `isSentBack`: something has left the shop, so it has to come back. */
export async function withdrawalParts(
  ctx: Ctx,
  { withdrawnAt, lines, isSentBack }: { withdrawnAt: Date; lines: GoodsOrder["lines"]; isSentBack: boolean },
): Promise<WithdrawalParts> {
  const { contacts } = await readPublicSettings(ctx);
  const goods = lines
    .map(({ name, quantity, takenBack }) => ({ name, pieces: quantity - takenBack }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ name, pieces }) => `${pieces}\u00a0×\u00a0${name}`);
  const address = addressLine({ ...contacts, name: contacts.company || "Kabinet", country: "" });
  return {
    withdrawnAt,
    withdrawnGoods: goods.join(", "),
    sendTo: isSentBack ? address : null,
    contact: contactLine(contacts),
  };
}
