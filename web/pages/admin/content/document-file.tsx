import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import { documentTypes, type EditableDocument } from "#contract/content/document-admin.ts";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import type { Locale } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { addressOf } from "#web/api/client.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { formatBytes } from "#web/format/bytes.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

const accepted = Object.keys(documentTypes)
  .map((type) => `.${type}`)
  .join(",");

/** A document's file in one language: to be uploaded, replaced and removed. */
export function DocumentFile({ document: { id, files }, lang }: { document: EditableDocument; lang: Locale }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const { busy, run } = usePageAction();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const file = files.find((each) => each.lang === lang);
  const [params, query] = [{ id, lang }, { seen: file?.updatedAt ?? "" }];
  const upload = async (chosen: File) => {
    const { name, size } = chosen;
    if (size > maxUploadBytes) return setFailure(t("document.tooLarge", { name, size: formatBytes(size, locale) }));
    setFailure(null);
    const path = addressOf(api.documentAdmin.setFile.path, { params, query });
    setFailure(await run(() => uploadFile({ path }, chosen, () => {})));
  };
  return (
    <div>
      <p className="type-small font-semibold">{t(`document.file.${lang}`)}</p>
      {file && (
        <p className="type-body mt-1 [overflow-wrap:anywhere]">
          <a href={file.href} className="quiet-link inline-block min-h-6">
            {file.fileName}
          </a>{" "}
          <span className="type-small text-muted">{formatBytes(file.bytes, locale)}</span>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <FileButton accept={accepted} busy={busy} onFile={(chosen) => void upload(chosen)}>
          {t(file ? "document.replace" : "document.upload")}
        </FileButton>
        {file && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {t("document.removeFile")}
          </Button>
        )}
      </div>
      <AlertNote className="mt-2">{failure}</AlertNote>
      <ConfirmDialog
        open={isAsked}
        title={t("document.removeFileAsk", { name: file?.fileName ?? "" })}
        text={t(`document.removeFileText.${lang}`)}
        confirm={t("document.removeFile")}
        keep={t("remove.keep")}
        onConfirm={() => run(() => browserApi.documentAdmin.removeFile({ params, query }))}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
