import { useTranslation } from "react-i18next";
import { formatBytes } from "#web/format/bytes.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { type FailedGroup, groupFailed } from "./failed-groups.ts";
import type { FailedFile } from "./photo-intake.ts";
import type { Photos } from "./use-photos.ts";

/**
 * Files that are not among the pictures, with why and what can be done: often only to take them off the list. Many with the
 * same fault are told together.
 */
export function FailedFiles({ photos }: { photos: Photos }) {
  const { t } = useTranslation("listingForm");
  const { failed } = photos.queue;
  const { single, groups } = groupFailed(failed);
  return (
    <ul role="alert" className="mt-6 grid gap-1 empty:hidden">
      {groups.map((group) => (
        <FailedGroupRow key={`${group.reason} ${group.message}`} group={group} />
      ))}
      {single.map((file) => (
        <FailedRow
          key={file.key}
          file={file}
          onRetry={() => photos.retry(file.key)}
          onDismiss={() => photos.dismiss(file.key)}
        />
      ))}
      {groups.length > 0 && (
        <li>
          <button type="button" onClick={photos.dismissAll} className="quiet-link type-small min-h-11">
            {t("photos.dismissAll")}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Many files with one fault: how many, why, and their names for who wants them. */
function FailedGroupRow({ group: { reason, message, files } }: { group: FailedGroup }) {
  const { t } = useTranslation("listingForm");
  return (
    <li className="rounded-control bg-danger-tint px-4 py-1">
      <FormError className="py-2.5">
        {t(`photos.refusedMany.${reason}`, { count: files.length, reason: message })}
      </FormError>
      <details className="type-small pb-2">
        <summary className="quiet-link min-h-11 cursor-pointer">{t("photos.names")}</summary>
        <p className="[overflow-wrap:anywhere]">{files.map(({ fileName }) => fileName).join(", ")}</p>
      </details>
    </li>
  );
}

function FailedRow({
  file: { fileName, bytes, reason, message, canRetry },
  onRetry,
  onDismiss,
}: {
  file: FailedFile;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const action = "quiet-link type-small min-h-11 shrink-0";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-5 rounded-control bg-danger-tint px-4 py-1 tablet:flex-nowrap">
      <FormError className="min-w-0 py-2.5 [overflow-wrap:anywhere]">
        {t(`photos.refused.${reason}`, { name: fileName, size: formatBytes(bytes, locale), reason: message })}
      </FormError>
      <span className="flex gap-5">
        {canRetry && (
          <button type="button" onClick={onRetry} className={action}>
            {t("photos.retry")}
            <span className="sr-only"> {fileName}</span>
          </button>
        )}
        <button type="button" onClick={onDismiss} className={action}>
          {t("photos.dismiss")}
          <span className="sr-only"> {fileName}</span>
        </button>
      </span>
    </li>
  );
}
