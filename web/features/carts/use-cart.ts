import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Cart } from "#contract/carts/carts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { storedToken } from "#web/session/token.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { callCart } from "./call-cart.ts";
import { countPieces } from "./cart-count.ts";

export interface CartActions {
  readonly cart: Cart;
  readonly busy: boolean;
  /** Resolves with whether it could be done; what stood against it is said. */
  setQuantity: (id: number, quantity: number) => Promise<boolean>;
  /** Takes a line out; the snackbar puts it back. */
  remove: (id: number) => Promise<void>;
  seePrices: () => Promise<boolean>;
  /** Pays something bought from the shop with the goods, or leaves it for later. */
  takeBought: (dealId: number, isTaken: boolean) => Promise<boolean>;
  /** Resolves with what went wrong, or null. */
  addVoucher: (code: string) => Promise<string | null>;
  removeVoucher: () => Promise<boolean>;
}

/** The cart of a page that came with it, and what may be done to it. */
export function useCart(loaded: Cart): CartActions {
  const { t } = useTranslation(["forms", "carts", "common"]);
  const [cart, setCart] = useState(loaded);
  const [busy, setBusy] = useState(false);
  useEffect(() => setCart(loaded), [loaded]);
  useEffect(() => countPieces(loaded.pieces, storedToken() === null), [loaded]);

  const change = async (call: Parameters<typeof callCart>[0]): Promise<string | null> => {
    setBusy(true);
    try {
      setCart(await callCart(call));
      return null;
    } catch (error) {
      const { fields, message } = readFailure(error, ["quantity", "voucher", "code"], t);
      // Somebody may have been faster: the cart as it is now says what has changed.
      await callCart((key) => browserApi.carts.get({ params: { key } })).then(setCart, () => undefined);
      return fields[0]?.[1] ?? message ?? t("common:error.general");
    } finally {
      setBusy(false);
    }
  };
  const run = async (call: Parameters<typeof callCart>[0]): Promise<boolean> => {
    const failure = await change(call);
    if (failure) notify({ kind: "error", text: failure });
    return failure === null;
  };
  return {
    cart,
    busy,
    setQuantity: (id, quantity) =>
      run((key) => browserApi.carts.setQuantity({ params: { key, productId: id }, body: { quantity } })),
    remove: async (id) => {
      const line = cart.lines.find((each) => each.id === id);
      const isOut = await run((key) => browserApi.carts.remove({ params: { key, productId: id } }));
      if (!isOut || !line || line.state === "gone" || line.state === "sold_out") return;
      const headers = { "idempotency-key": newKey() };
      const body = { productId: id, quantity: line.quantity };
      notify({
        kind: "info",
        text: t("carts:removed", { name: line.name }),
        action: {
          label: t("carts:putBack"),
          onPress: () => void run((key) => browserApi.carts.add({ params: { key }, headers, body })),
        },
      });
    },
    seePrices: () => run((key) => browserApi.carts.seePrices({ params: { key }, body: { total: cart.total } })),
    takeBought: (dealId, isTaken) => run(() => browserApi.carts.takeBought({ params: { dealId }, body: { isTaken } })),
    addVoucher: (code) => change((key) => browserApi.carts.addVoucher({ params: { key }, body: { code } })),
    removeVoucher: () => run((key) => browserApi.carts.removeVoucher({ params: { key } })),
  };
}
