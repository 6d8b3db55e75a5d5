import { useTranslation } from "react-i18next";
import type { Address } from "#contract/accounts/addresses.ts";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { RemoveAddress } from "#web/features/accounts/remove-address.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { otherAddress, otherPlace, placeOf } from "./checkout-values.ts";
import { PlaceFields } from "./place-fields.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

/** Where a carrier brings the goods: to an address of the account, or to one that is written here and may be kept in it. */
export function AddressPart({
  checkout: { country, known },
  addresses,
  hasRoom,
  actions,
}: {
  checkout: Checkout;
  /** The account's, in the shop's country. */
  addresses: readonly Address[];
  /** Whether the account may keep another one. */
  hasRoom: boolean;
  actions: CheckoutActions;
}) {
  const { t } = useTranslation("checkout");
  const { form } = actions;
  const saved = form.watch("delivery.saved");
  // Of an address that was deleted meanwhile the lines stay, as another one.
  const picked = addresses.find(({ id }) => String(id) === saved);
  const pick = (value: string) => {
    const address = addresses.find(({ id }) => String(id) === value);
    form.setValue("delivery.saved", value, { shouldDirty: true });
    form.setValue("delivery.address", address ? placeOf(address) : otherPlace(known, addresses));
    form.clearErrors("delivery.address");
  };
  return (
    <>
      {addresses.length > 0 && (
        <RadioGroup
          legend={<span className="sr-only">{t("part.address")}</span>}
          name="saved-address"
          value={picked ? saved : otherAddress}
          onChange={pick}
          options={[
            ...addresses.map((address) => ({
              value: String(address.id),
              label: address.name,
              hint: `${address.street}, ${address.zip} ${address.city}`,
              action: <RemoveAddress address={address} />,
            })),
            { value: otherAddress, label: t("otherAddress") },
          ]}
        />
      )}
      {!picked && <PlaceFields of="delivery.address" section="shipping" country={country} actions={actions} />}
      {!picked && known && hasRoom && <Checkbox label={t("keepAddress")} {...form.register("keepsAddress")} />}
    </>
  );
}
