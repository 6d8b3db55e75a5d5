import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { WithProof } from "#web/features/accounts/use-proof.tsx";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** What a passkey of this device would be called. */
  thisDevice: string;
  withProof: WithProof;
}

/** Keys of devices, by which one signs in without a password: those there are, another one, new names, and their end. */
export function Passkeys({ passkeys, thisDevice, withProof }: PasskeysProps) {
  const { t } = useTranslation("security");
  const { run } = usePageAction();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const remove = async ({ id }: Passkey) => {
    await browserApi.passkeysOf.remove({ params: { id } });
    notify({ kind: "success", text: t("passkey.gone") });
  };
  return (
    <section aria-labelledby="passkeys" className="mt-14 max-w-180">
      <h2 id="passkeys" className="type-h3">
        {t("passkey.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("passkey.lead")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey suggested={thisDevice} withProof={withProof} />
      {renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={t("passkey.removeTitle")}
        text={t("passkey.removeText")}
        confirm={t("passkey.remove")}
        keep={t("passkey.keep")}
        onConfirm={async () => {
          // The proof has a dialog of its own, which comes after this one.
          setRemoved(null);
          return run(() => withProof(async () => removed && remove(removed)));
        }}
        onClose={() => setRemoved(null)}
      />
    </section>
  );
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt, isCopied },
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-56">
        <p className="type-control break-words">{name}</p>
        <FactLine
          className="type-small text-muted"
          facts={factsOfTexts([
            t("passkey.since", { date: formatDate(createdAt, locale) }),
            lastUsedAt ? t("passkey.used", { time: formatDateTime(lastUsedAt, locale) }) : t("passkey.neverUsed"),
            isCopied && t("passkey.copied"),
          ])}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" size="small" aria-label={t("passkey.renameLabel", { name })} onClick={onRename}>
          {t("passkey.rename")}
        </Button>
        <Button kind="outline" size="small" aria-label={t("passkey.removeLabel", { name })} onClick={onRemove}>
          {t("passkey.remove")}
        </Button>
      </div>
    </li>
  );
}
