import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { Address } from "#contract/accounts/addresses.ts";
import type { Cart } from "#contract/carts/carts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Checkout, DeliveryWay } from "#contract/goods-orders/checkouts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { recaptchaToken } from "#web/features/accounts/recaptcha-token.ts";
import { countPieces } from "#web/features/carts/cart-count.ts";
import { visitorsCartKey } from "#web/features/carts/visitors-cart-key.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { browserStorage } from "#web/session/browser-storage.ts";
import { useRootData } from "#web/site/root-data.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { bodyOf, type CheckoutValues, editableOf, valuesOf, wayKey } from "./checkout-values.ts";
import { useSaveAddress } from "./use-save-address.ts";

export interface CheckoutActions extends ApiForm<CheckoutValues> {
  /** CZK: the price of the chosen way, and of the goods with it. */
  readonly deliveryPrice: number;
  readonly total: number;
  readonly kind: DeliveryWay["kind"];
  /** Whether the telephone has to answer with a code. */
  readonly needsCode: boolean;
}

/** The form of a checkout: it orders once however often it is pressed, and leads to the order's payment. */
export function useCheckout(cart: Cart, checkout: Checkout, addresses: readonly Address[]): CheckoutActions {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const { t } = useTranslation("checkout");
  const { recaptchaKey } = useRootData().services;
  // Kept until it has been answered: a press that is repeated after a lost answer orders once.
  const press = useRef<string | null>(null);
  // What is ordered and not paid counts too, which only the answer to an order says.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const keepAddress = useSaveAddress(checkout.country, addresses);
  const chosen = (way: string) => checkout.ways.find((each) => wayKey(each) === way);
  const sumWith = (way: string) => cart.total + (chosen(way)?.price ?? 0);
  const form = useApiForm<CheckoutValues>({
    defaultValues: valuesOf(checkout, addresses),
    submit: async (values) => {
      const key = visitorsCartKey();
      press.current ??= newKey();
      const headers = { "idempotency-key": press.current };
      const action = values.wantsAccount ? "register" : "order";
      const recaptcha = key === "own" ? undefined : await recaptchaToken(recaptchaKey, action);
      const body = bodyOf(values, checkout, sumWith(values.delivery.way), recaptcha);
      const placed = await browserApi.checkouts
        .place({ params: { key }, headers, body })
        .catch(async (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          press.current = null;
          if (error.body.code === "PHONE_CODE_NEEDED") setCodeAsked(true);
          // Prices or stock are others now: the page shows them, or leads to the cart where something is gone.
          if (error.status === 409) await revalidate();
          throw error;
        });
      browserStorage("sessionStorage").removeItem(savedUnder);
      countPieces(0, key !== "own");
      if (key === "own" && body.delivery.kind === "carrier") await keepAddress(values);
      if (body.account) notify({ kind: "success", text: t("account.sent") });
      const { orderId: id, hash } = placed.data;
      // The way back from the order leads to the cart, not to a checkout of nothing.
      await navigate(pathTo(key === "own" ? "accountOrder" : "order", locale, { id, hash }), {
        replace: true,
      });
    },
  });
  useEditForm(form);
  const way = form.form.watch("delivery.way");
  return {
    ...form,
    deliveryPrice: chosen(way)?.price ?? 0,
    total: sumWith(way),
    kind: chosen(way)?.kind ?? "store",
    needsCode: isCodeAsked || (checkout.phoneCheckFrom !== null && sumWith(way) >= checkout.phoneCheckFrom),
  };
}

const savedUnder = "kabinet.checkout";

/** What was written stays in this tab over a reload; the agreement is given anew. */
function useEditForm({ form }: ApiForm<CheckoutValues>): void {
  useEffect(() => {
    const stored = browserStorage("sessionStorage").getItem(savedUnder);
    if (stored) form.reset({ ...form.getValues(), ...JSON.parse(stored) }, { keepDefaultValues: true });
    const { unsubscribe } = form.watch(() =>
      browserStorage("sessionStorage").setItem(savedUnder, JSON.stringify(editableOf(form.getValues()))),
    );
    return unsubscribe;
  }, [form]);
}
