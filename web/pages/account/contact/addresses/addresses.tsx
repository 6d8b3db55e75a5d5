import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Address, mostAddresses } from "#contract/accounts/addresses.ts";
import { Button } from "#web/ui/button.tsx";
import { AddressForm } from "./address-form.tsx";
import { AddressLine } from "./address-line.tsx";

/** The account's addresses: each can be changed or deleted, one at a time, and more can be added. */
export function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation("contact");
  const [open, setOpen] = useState<number | "new" | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="addresses" className="mt-14 max-w-180">
      <h2 id="addresses" className="type-h3">
        {t("addresses.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("addresses.note")}</p>
      {addresses.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {addresses.map((address) => (
            <li key={address.id} className="py-4">
              {open === address.id ? (
                <AddressForm address={address} onDone={close} />
              ) : (
                <AddressLine address={address} onChange={() => setOpen(address.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        {open === "new" ? (
          <AddressForm onDone={close} />
        ) : addresses.length < mostAddresses ? (
          <Button kind="outline" onClick={() => setOpen("new")}>
            {t("addresses.add")}
          </Button>
        ) : (
          <p className="type-small text-muted">{t("addresses.full", { most: mostAddresses })}</p>
        )}
      </div>
    </section>
  );
}
