import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Address } from "#contract/accounts/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { Tag } from "#web/ui/tag.tsx";

/** An address as it stands on a parcel, with the ways to change and delete it. */
export function AddressLine({ address, onChange }: { address: Address; onChange: () => void }) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  const { name, street, zip, city, country, company, companyId, taxId } = address;
  const place = `${street}, ${zip} ${city}`;
  const remove = async () => {
    const failure = await run(() => browserApi.addresses.remove({ params: { id: address.id } }));
    if (failure !== null) notify({ kind: "error", text: t("addresses.notDeleted") });
    else notify({ kind: "success", text: t("addresses.deleted") });
    return failure;
  };
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
            {[
              company,
              companyId && `${t("field.companyId")} ${companyId}`,
              taxId && `${t("field.taxId")} ${taxId}`,
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          kind="outline"
          size="small"
          aria-label={t("addresses.changeLabel", { place })}
          onClick={onChange}
        >
          {t("addresses.change")}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={t("addresses.deleteLabel", { place })}
          onClick={() => setAsked(true)}
        >
          {t("addresses.delete")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t("addresses.ask")}
        text={`${name}, ${place}`}
        confirm={t("addresses.deleteSure")}
        keep={t("addresses.keep")}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
