import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentVersion } from "#contract/content/content-desk.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What a text has said, the newest first; an earlier version is brought into the form, and stored from there. */
export function History({
  read,
  onTake,
}: {
  read: () => Promise<{ data: readonly ContentVersion[] }>;
  onTake: (value: ContentVersion["value"]) => void;
}) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const [versions, setVersions] = useState<readonly ContentVersion[] | null>(null);
  const show = async () => setVersions((await read()).data);
  const take = (version: ContentVersion) => {
    onTake(version.value);
    notify({ kind: "info", text: t("history.taken") });
  };
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("history.title")}</h2>
      <p className="type-small mt-1 mb-3 text-muted">{t("history.lead")}</p>
      {versions === null && (
        <Button kind="outline" size="small" busy={busy} onClick={() => press(show)}>
          {t("history.show")}
        </Button>
      )}
      {versions?.length === 0 && <p className="type-body text-muted">{t("history.none")}</p>}
      {versions && versions.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {versions.map((version) => (
            <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <p className="min-w-0">
                <span className="type-control block [overflow-wrap:anywhere]">{version.value.title.cs}</span>
                <span className="type-small text-muted">
                  {formatDateTime(version.at, locale)}
                  {" · "}
                  {version.by ?? t("history.house")}
                </span>
              </p>
              <Button kind="outline" size="small" onClick={() => take(version)}>
                {t("history.take")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
