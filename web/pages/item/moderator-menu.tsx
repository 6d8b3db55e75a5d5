import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { LotState } from "#contract/auctions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/sales/action-failure.ts";
import { useSession } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { notify } from "#web/ui/notify.ts";
import { Textarea } from "#web/ui/textarea.tsx";

const shortestReason = 3;
const longestReason = 500;

/** What a moderator may do with a running listing; nothing for anybody else. */
export function ModeratorMenu({ name, lot }: { name: string; lot: LotState }) {
  const { t } = useTranslation("sales");
  const scopes = useSession()?.scope ?? [];
  const [open, setOpen] = useState(false);
  const isModerator = scopes.includes("moderation") || scopes.includes("admin");
  if (!isModerator) return null;
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
      <CancelDialog open={open} id={lot.id} name={name} onClose={() => setOpen(false)} />
    </div>
  );
}

function CancelDialog({
  open,
  id,
  name,
  onClose,
}: {
  open: boolean;
  id: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(["sales", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isMissing = reason.trim().length < shortestReason;
  const [isTried, setTried] = useState(false);
  const close = () => {
    setTried(false);
    setFailure(null);
    onClose();
  };
  const cancel = async () => {
    setTried(true);
    if (isMissing) return;
    setBusy(true);
    const refused = await failureOf(
      browserApi.sales.cancel({ params: { id }, body: { reason: reason.trim() } }),
      t,
    );
    await revalidate();
    setBusy(false);
    setFailure(refused);
    if (refused !== null) return;
    notify({ kind: "success", text: t("sales:cancel.done") });
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={t("sales:moderation.title")}
      description={t("sales:moderation.text", { name })}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void cancel()}>
            {t("sales:cancel.confirm")}
          </Button>
          <Button kind="outline" onClick={close}>
            {t("sales:cancel.keep")}
          </Button>
        </>
      }
    >
      <Textarea
        id="cancel-reason"
        label={t("sales:moderation.reason")}
        hint={t("sales:moderation.reasonHint")}
        error={isTried && isMissing ? t("sales:moderation.reasonMissing") : undefined}
        required
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {failure && (
        <div role="alert" className="mt-3">
          <FormError>{failure}</FormError>
        </div>
      )}
    </Dialog>
  );
}
