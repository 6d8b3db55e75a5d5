import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ContentVersion } from "#contract/content/text-versions.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Differences } from "#web/pages/admin/editing/differences.tsx";
import type { EditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { Preview } from "./preview.tsx";

interface HistoryProps<Values extends FieldValues> {
  stored: EditForm<Values>;
  read: () => Promise<{ data: readonly ContentVersion[] }>;
  /** What a version says, as the form's fields. */
  valuesOf: (value: ContentVersion["value"]) => Partial<Values>;
}

/** What a text has said, the newest first: read, compared in words with the form, and brought into it, to be stored from there. */
export function History<Values extends FieldValues>({ stored, read, valuesOf }: HistoryProps<Values>) {
  const { t } = useTranslation("contentAdmin");
  const { busy, press } = usePageAction();
  const [versions, setVersions] = useState<readonly ContentVersion[] | null>(null);
  const [shown, setShown] = useState<ContentVersion | null>(null);
  const show = async () => setVersions((await read()).data);
  const take = ({ value }: ContentVersion) => {
    stored.take(valuesOf(value));
    setShown(null);
    notify({ kind: "info", text: t("history.taken") });
  };
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("history.title")}</h2>
      <p className="type-small mt-1 mb-3 text-muted">{t("history.lead")}</p>
      <Button kind="outline" size="small" busy={busy} onClick={() => press(show)}>
        {t(versions ? "history.again" : "history.show")}
      </Button>
      {versions?.length === 0 && <p className="type-body mt-3 text-muted">{t("history.none")}</p>}
      {versions && versions.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {versions.map((version) => (
            <VersionLine key={version.id} version={version} onShow={setShown} onTake={take} />
          ))}
        </ul>
      )}
      <VersionDialog stored={stored} valuesOf={valuesOf} version={shown} onTake={take} onClose={setShown} />
    </section>
  );
}

function VersionLine({
  version,
  onShow,
  onTake,
}: Record<"onShow" | "onTake", (version: ContentVersion) => void> & { version: ContentVersion }) {
  const { t } = useTranslation("contentAdmin");
  const when = useWhen(version);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0">
        <span className="type-control block [overflow-wrap:anywhere]">{version.value.title.cs}</span>
        <span className="type-small text-muted">{when}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" onClick={() => onShow(version)}>
          {t("history.compare")}
        </Button>
        <Button kind="outline" size="small" onClick={() => onTake(version)}>
          {t("history.take")}
        </Button>
      </div>
    </li>
  );
}

/** What would change in the form, and the whole text of each language. */
function VersionDialog<Values extends FieldValues>({
  stored,
  valuesOf,
  version,
  onTake,
  onClose,
}: Pick<HistoryProps<Values>, "stored" | "valuesOf"> & {
  version: ContentVersion | null;
  onTake: (version: ContentVersion) => void;
  onClose: (none: null) => void;
}) {
  const { t } = useTranslation("contentAdmin");
  const when = useWhen(version);
  const now = stored.form.getValues();
  return (
    <Dialog
      width="wide"
      open={version !== null}
      onOpenChange={(open) => !open && onClose(null)}
      title={t("history.compared")}
      description={when}
      actions={version && <Button onClick={() => onTake(version)}>{t("history.take")}</Button>}
    >
      {version && (
        <>
          <Differences before={stored.announce(now)} after={stored.announce({ ...now, ...valuesOf(version.value) })} />
          <div className="mt-6 flex flex-wrap gap-3">
            {(["cs", "en"] as const).map((lang) => (
              <Preview key={lang} lang={lang} read={() => readingOf(version, lang)} />
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}

function readingOf({ value }: ContentVersion, lang: "cs" | "en") {
  const lead = "lead" in value ? value.lead : value.description;
  return { title: value.title[lang], lead: lead[lang], body: value.body[lang] };
}

function useWhen(version: ContentVersion | null): string {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return version ? `${formatDateTime(version.at, locale)} · ${version.by ?? t("history.site")}` : "";
}
