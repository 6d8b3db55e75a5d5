import { useTranslation } from "react-i18next";
import type { Address } from "#contract/accounts/addresses.ts";
import { RemoveAddress } from "#web/features/accounts/remove-address.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";

/** An address as it stands on a parcel, with the ways to change and delete it. */
export function AddressLine({ address, onChange }: { address: Address; onChange: () => void }) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const { name, street, zip, city, country, company, companyId, taxId } = address;
  const place = `${street}, ${zip} ${city}`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="type-body min-w-0 break-words">
        <p className="flex flex-wrap items-center gap-2">
          {name}
          {address.isDefault && <Tag>{t("addresses.default")}</Tag>}
        </p>
        <p>{place}</p>
        <p>{new Intl.DisplayNames(locale, { type: "region" }).of(country)}</p>
        {company && (
          <p className="type-small text-muted">
            {[company, companyId && `${t("field.companyId")} ${companyId}`, taxId && `${t("field.taxId")} ${taxId}`]
              .filter(Boolean)
              .join(", ")}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button kind="outline" size="small" aria-label={t("addresses.changeLabel", { place })} onClick={onChange}>
          {t("addresses.change")}
        </Button>
        <RemoveAddress address={address} />
      </div>
    </div>
  );
}
