import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/format/use-locale.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { formatBytes } from "./format-bytes.ts";
import type { RefusedFile } from "./photo-queue.ts";

/** Files that were not taken, each with its name and why. */
export function RefusedFiles({
  files,
  onDismiss,
}: {
  files: readonly RefusedFile[];
  onDismiss: (key: string) => void;
}) {
  const { t } = useTranslation("advertisement");
  const locale = useLocale();
  return (
    <ul role="alert" className="mt-6 grid gap-1 empty:hidden">
      {files.map(({ key, fileName, bytes, reason }) => (
        <li
          key={key}
          className="flex items-start justify-between gap-3 rounded-control bg-danger-tint py-1 pr-1 pl-4"
        >
          <FormError className="min-w-0 py-2.5 [overflow-wrap:anywhere]">
            {t(`photos.refused.${reason}`, { name: fileName, size: formatBytes(bytes, locale) })}
          </FormError>
          <IconButton label={t("photos.dismiss", { name: fileName })} onClick={() => onDismiss(key)}>
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
