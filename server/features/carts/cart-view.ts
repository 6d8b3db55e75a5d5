import type { Cart } from "#contract/carts/carts.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { listCarriers } from "#server/features/carriers/list-carriers.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { previewTakeOff } from "#server/features/vouchers/take-off.ts";
import { isOrderable, missingToFreeDelivery } from "./cart-rules.ts";
import type { CartRow } from "./find-cart.ts";
import { type CartDeal, lineOfDeal, type PricedLine, readCartDeals, readPricedGoods } from "./priced-lines.ts";

/**
 * CA4: The cart shows delivery as free from the setting's amount on (1 500 Kč) by what is paid for the goods, and says
 * what is missing to it, unless no carrier takes what it holds.
 *
 * A cart as its buyer sees it, at the prices and stock of now; null: nothing was put in yet.
 */
export async function cartView(
  ctx: Ctx,
  cart: CartRow | null,
  userId: number | null = cart?.userId ?? null,
): Promise<Cart> {
  const goods = cart ? await readPricedGoods(ctx, cart.id) : [];
  const bought = userId === null ? [] : await readCartDeals(ctx, userId, cart?.id ?? null);
  const lines = [...goods, ...bought.filter(({ isTaken }) => isTaken).map(lineOfDeal)];
  const { discountsMinor, groupPercent, ofGroupMinor, voucher } = await previewTakeOff(ctx, {
    ...{ userId, subject: "goods", code: cart?.voucherCode, parts: lines },
  });
  const { freeDeliveryOver } = (await readPublicSettings(ctx)).home;
  const { country } = await readPlainSetting(ctx, "shop");
  const isSent = (await listCarriers(ctx, { country, lines })).length > 0;
  const priceMinor = goods.reduce((sum, line) => sum + line.priceMinor, 0);
  const boughtMinor = lines.reduce((sum, line) => sum + line.priceMinor, 0) - priceMinor;
  const totalMinor = priceMinor + boughtMinor - discountsMinor.reduce((sum, off) => sum + off, 0);
  return {
    lines: goods.map((line, index) => lineView(line, discountsMinor[index] ?? 0)),
    bought: bought.map(boughtView),
    boughtPrice: toCzk(boughtMinor),
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    price: toCzk(priceMinor),
    groupDiscount: ofGroupMinor > 0 ? { percent: groupPercent, amount: toCzk(ofGroupMinor) } : null,
    voucher: voucher && {
      code: voucher.code,
      discount: toCzk(voucher.discountMinor),
      refusal: voucher.refusal,
      minimum: toCzk(voucher.minimumMinor),
    },
    total: toCzk(totalMinor),
    freeDelivery: isSent
      ? {
          over: freeDeliveryOver,
          missing: toCzk(missingToFreeDelivery(toMinor(freeDeliveryOver), totalMinor)),
        }
      : null,
    isOrderable: lines.length > 0 && lines.every(({ state }) => isOrderable(state)),
  };
}

function boughtView({
  dealId,
  listingId,
  slug,
  name,
  picture,
  priceMinor,
  payBy,
  isTaken,
}: CartDeal): Cart["bought"][number] {
  return {
    ...{ dealId, listingId, slug, name, payBy, isTaken },
    picture: picture && pictureView(picture),
    price: toCzk(priceMinor),
  };
}

function lineView(line: PricedLine, discountMinor: number): Cart["lines"][number] {
  const { id, slug, name, picture, quantity, unitMinor, seenMinor, pieces, state, priceMinor } = line;
  return {
    ...{ id, slug, name, quantity, pieces, state },
    picture: picture && pictureView(picture),
    unitPrice: toCzk(unitMinor),
    seenPrice: seenMinor === unitMinor ? null : toCzk(seenMinor),
    discount: toCzk(discountMinor),
    total: toCzk(priceMinor - discountMinor),
  };
}
