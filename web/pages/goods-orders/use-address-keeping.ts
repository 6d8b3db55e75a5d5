import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import type { PlaceValues } from "./checkout-values.ts";

/** Keeps an address in the account once the order stands; a refusal is said and changes nothing of the order. */
export function useAddressKeeping(country: string): (place: PlaceValues) => Promise<void> {
  const { t } = useTranslation("contact");
  return async (place) => {
    const body = { ...place, country, company: "", companyId: "", taxId: "", isDefault: false };
    await browserApi.addresses.add({ body }).then(
      () => notify({ kind: "success", text: t("addresses.saved") }),
      () => notify({ kind: "error", text: t("addresses.notSaved") }),
    );
  };
}
