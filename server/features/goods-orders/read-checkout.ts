import type { Checkout, DeliveryWay } from "#contract/goods-orders/checkouts.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { fullNameOf, phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { listCarriers } from "#server/features/carriers/list-carriers.ts";
import { missingToFreeDelivery } from "#server/features/carts/cart-rules.ts";
import { findCart } from "#server/features/carts/find-cart.ts";
import { type PricedLine, readPricedLines } from "#server/features/carts/priced-lines.ts";
import { policyOf, readRequirements } from "#server/features/catalogue/policy-of.ts";
import { listWaysToPay } from "#server/features/payments/list-ways-to-pay.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { listStores } from "#server/features/stores/list-stores.ts";
import { previewTakeOff } from "#server/features/vouchers/take-off.ts";
import { deliveryPrice, type OrderDemands, type Orderer, orderObstacle } from "./goods-order-rules.ts";
import { awaitsTransferUntil } from "./transfer-rules.ts";

/** What the checkout of the visitor's cart offers. */
export async function readCheckout(ctx: Ctx, key: string): Promise<Checkout> {
  const cart = await findCart(ctx, key);
  const userId = key === "own" ? requireUser(ctx).userId : null;
  const lines = await readPricedLines(ctx, { id: cart?.id ?? null, userId });
  const { country, phoneCheckFrom } = await readPlainSetting(ctx, "shop");
  const orderer = await readOrderer(ctx);
  const { discountsMinor } = await previewTakeOff(ctx, {
    ...{ userId, subject: "goods", code: cart?.voucherCode, parts: lines },
  });
  const totalMinor = lines.reduce((sum, line, index) => sum + line.priceMinor - (discountsMinor[index] ?? 0), 0);
  const methods = await listWaysToPay(ctx);
  const { workingDays } = await readPlainSetting(ctx, "transfer");
  return {
    country,
    ways: await listWays(ctx, { lines, country, totalMinor }),
    obstacle: orderObstacle(await demandsOf(ctx, lines, country), orderer),
    methods,
    transferUntil: methods.includes("transfer") ? awaitsTransferUntil(ctx.clock(), workingDays).toISOString() : null,
    phoneCheckFrom: orderer?.accountVerified ? null : phoneCheckFrom,
    known: await readKnown(ctx),
  };
}

/**
 * The ways in which goods of such a price may be had, with what each costs, or those of one kind. What none has in stock is picked up
 * in a store.
 */
export async function listWays(
  ctx: Ctx,
  { lines, country, totalMinor }: { lines: readonly PricedLine[]; country: string; totalMinor: number },
  kind?: DeliveryWay["kind"],
): Promise<DeliveryWay[]> {
  const { freeDeliveryOver } = (await readPublicSettings(ctx)).home;
  const missing = missingToFreeDelivery(toMinor(freeDeliveryOver), totalMinor);
  const carriers = kind === "store" ? [] : await listCarriers(ctx, { country, lines });
  const stores = kind !== undefined && kind !== "store" ? [] : await listStores(ctx, ctx.locale);
  const byCarrier = carriers.map(({ id, priceMinor, destination, ...texts }) => ({
    ...{
      kind: destination === "address" ? ("carrier" as const) : ("point" as const),
      carrierId: id,
      stores: [],
    },
    ...inLanguage(texts, ctx.locale),
    price: toCzk(deliveryPrice(priceMinor, missing)),
  }));
  const places = stores.map(({ id, name, street, city, zip }) => ({ id, name, street, city, zip }));
  const pickUp = { kind: "store" as const, carrierId: null, name: "", note: "", price: 0, stores: places };
  return places.length > 0 ? [...byCarrier, pickUp] : byCarrier;
}

/** What the goods demand of whoever orders them. */
export async function demandsOf(
  ctx: Ctx,
  lines: readonly Pick<PricedLine, "categoryId">[],
  country: string,
): Promise<OrderDemands> {
  const isPayable = (await listWaysToPay(ctx)).length > 0;
  const demands = { ageVerified: false, accountVerified: false, isForAdults: false, isSoldThere: true, isPayable };
  for (const categoryId of new Set(lines.map((line) => line.categoryId))) {
    const needed = await readRequirements(ctx, categoryId);
    demands.ageVerified ||= needed.ageVerified;
    demands.accountVerified ||= needed.accountVerified;
    const policy = await policyOf(ctx, categoryId);
    demands.isForAdults ||= policy.ageVerified;
    demands.isSoldThere &&= policy.countries.includes(country);
  }
  return demands;
}

/** Who orders, as far as what is demanded goes. */
export async function readOrderer(ctx: Ctx): Promise<Orderer> {
  if (!ctx.actor) return null;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.userId));
  return {
    ageVerified: Boolean(user?.ageVerifiedAt),
    accountVerified: Boolean(user?.accountVerifiedAt),
  };
}

async function readKnown(ctx: Ctx): Promise<Checkout["known"]> {
  if (!ctx.actor) return null;
  const [found] = await ctx.db
    .select({ user: users, contact: contactDetails })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(users.id, ctx.actor.userId));
  const { user, contact } = found ?? {};
  return {
    email: user?.email ?? "",
    phone: phoneText(contact?.phone ?? null) ?? "",
    name: fullNameOf(contact) || "",
    street: contact?.street ?? "",
    city: contact?.city ?? "",
    zip: contact?.zip ?? "",
    company: contact?.company ?? "",
    companyId: contact?.companyId ?? "",
    taxId: contact?.taxId ?? "",
  };
}
