import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { bidRules } from "#contract/moderation/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { RetractButtonProps } from "./retract-button-props.ts";
import { RetractLink } from "./retract-link.tsx";

/** A moderator withdraws somebody's bid, with a rule and a reason that its bidder is told. */
export default function RetractOthers({ listingId, hash, bidder, short }: RetractButtonProps & { bidder: string }) {
  const { t } = useTranslation("receipt");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <RetractLink short={short} onClick={() => setOpen(true)} />
      <RejectDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("retractOthersTitle", { bidder })}
        text={t("retractOthersText")}
        confirm={t("confirmRetraction")}
        keep={t("keepBid")}
        hint={t("reasonOthersHint")}
        rules={bidRules}
        onReject={(body) => browserApi.bids.retract({ params: { id: listingId, hash }, body })}
        onDone={() => {
          notify({ kind: "success", text: t("retractedNow") });
          void revalidate();
        }}
      />
    </div>
  );
}
