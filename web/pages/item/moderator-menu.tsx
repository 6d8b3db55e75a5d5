import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { LotState } from "#contract/bids/lot-state.ts";
import { listingRules } from "#contract/moderation/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What a moderator may do with a running listing. A file of its own, so that nobody else loads it. */
export default function ModeratorMenu({ name, lot }: { name: string; lot: LotState }) {
  const { t } = useTranslation("afterSale");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const isRunning = lot.status === "live" || lot.status === "scheduled";
  return (
    <div className="type-small mt-2">
      {isRunning && (
        <Menu
          trigger={
            <>
              <ShieldAlert aria-hidden="true" strokeWidth={1.5} className="size-5 text-muted" />
              {t("moderation.menu")}
            </>
          }
          entries={[{ label: t("moderation.cancel"), onSelect: () => setOpen(true) }]}
        />
      )}
      <RejectDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("moderation.title")}
        text={t("moderation.text", { name })}
        confirm={t("cancel.confirm")}
        keep={t("cancel.keep")}
        hint={t("moderation.reasonHint")}
        rules={listingRules}
        onReject={(body) => browserApi.purchases.cancel({ params: { id: lot.id }, body }).finally(() => revalidate())}
        onDone={() => notify({ kind: "success", text: t("cancel.done") })}
      />
    </div>
  );
}
