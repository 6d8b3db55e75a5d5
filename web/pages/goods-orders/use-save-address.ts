import { useTranslation } from "react-i18next";
import type { Address } from "#contract/accounts/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { type CheckoutValues, isNewAddress } from "./checkout-values.ts";

/**
 * CK1: An address that a member writes for goods is saved in the account only where the buyer says so, and once; where
 * none is written, and no other one of the shop's country picked, they go to the account's default address. An address
 * of the account may be deleted on the spot.
 *
 * Called once the order stands; a refusal is said and changes nothing of the order.
 */
export function useSaveAddress(
  country: string,
  addresses: readonly Address[],
): (values: Pick<CheckoutValues, "keepsAddress" | "delivery">) => Promise<void> {
  const { t } = useTranslation("contact");
  return async (values) => {
    if (!values.keepsAddress || !isNewAddress(values, addresses)) return;
    const body = { ...values.delivery.address, country, company: "", companyId: "", taxId: "", isDefault: false };
    await browserApi.addresses.add({ body }).then(
      () => notify({ kind: "success", text: t("addresses.saved") }),
      () => notify({ kind: "error", text: t("addresses.notSaved") }),
    );
  };
}
