import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OfferedProduct } from "#contract/products/offered-product.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { callCart } from "./call-cart.ts";
import { CartBar } from "./cart-bar.tsx";

interface AddToCartProps {
  id: number;
  name: string;
  /** As it is shown. */
  price: string;
  product: Pick<OfferedProduct, "pieces" | "takesBackOrders">;
}

/** Puts pieces of a product into the cart; without scripts the form is sent to the cart's page. */
export function AddToCart({ id, name, price, product }: AddToCartProps) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const { add, busy, failure, inCart } = useAdding(id);
  const form = useId();
  const actions = useRef<HTMLDivElement | null>(null);
  if (product.pieces === 0 && !product.takesBackOrders) return null;
  return (
    <form
      id={form}
      method="post"
      action={pathTo("cart", locale)}
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const quantity = Number(new FormData(event.currentTarget).get("quantity"));
        if (!busy) void add(quantity);
      }}
    >
      <input type="hidden" name="product" value={id} />
      <div ref={actions} className="flex items-end gap-3">
        <Input
          label={t("add.quantity")}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
          defaultValue={1}
          className="w-22 shrink-0"
        />
        <Button type="submit" busy={busy} wide>
          {t("add.submit")}
        </Button>
      </div>
      <FormMessage>{failure}</FormMessage>
      {inCart !== null && (
        <Notice
          live
          tone="success"
          className="mt-4"
          title={t("add.done", { count: inCart })}
          action={
            <Link to={pathTo("cart", locale)} className="quiet-link type-control inline-flex min-h-11 items-center">
              {t("add.toCart")}
            </Link>
          }
        />
      )}
      <CartBar {...{ name, price, form, actions, busy, failure, inCart }} />
    </form>
  );
}

/** `inCart`: how many pieces of it are in the cart, once some were put in here. */
function useAdding(id: number) {
  const { t } = useTranslation(["forms", "common"]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [inCart, setInCart] = useState<number | null>(null);
  // Kept until it has been answered: a press that is repeated after a lost answer adds once.
  const press = useRef<string | null>(null);
  const add = async (quantity: number) => {
    setBusy(true);
    setFailure(null);
    press.current ??= newKey();
    const headers = { "idempotency-key": `${press.current}-${quantity}` };
    try {
      const cart = await callCart((key) =>
        browserApi.carts.add({ params: { key }, headers, body: { productId: id, quantity } }),
      );
      press.current = null;
      setInCart(cart.lines.find((line) => line.id === id)?.quantity ?? null);
    } catch (error) {
      const { fields, message } = readFailure(error, ["quantity"], t);
      setFailure(fields[0]?.[1] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return { add, busy, failure, inCart };
}
