import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { pictureTypes } from "#web/forms/picture-files.ts";
import { fieldId } from "#web/pages/listing-form/form-model.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

interface PhotoDropZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** All places are taken. */
  full: boolean;
  invalid: boolean;
}

/** Where pictures are dropped or chosen; pasting them works as well. */
export function PhotoDropZone({ onFiles, full, invalid }: PhotoDropZoneProps) {
  const { t } = useTranslation("listingForm");
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
      className={classes(
        "flex flex-wrap items-center gap-x-6 gap-y-4 rounded-block border border-dashed px-5 py-6 transition-colors duration-150 tablet:flex-nowrap tablet:px-8 tablet:py-8",
        over ? "border-primary-dark bg-info-tint" : invalid ? "border-danger bg-surface" : "border-control bg-surface",
      )}
    >
      <ImagePlus aria-hidden="true" strokeWidth={1.25} className="size-8 shrink-0 text-primary max-tablet:hidden" />
      <div className="min-w-0 grow">
        <p className="type-control max-tablet:hidden">{t("photos.drop")}</p>
        <p className="type-small text-muted">{typography(full ? t("photos.full") : t("photos.formats"))}</p>
      </div>
      <Button
        id={fieldId("pictures")}
        kind="outline"
        disabled={full}
        onClick={() => input.current?.click()}
        className="shrink-0 whitespace-nowrap max-tablet:w-full"
      >
        {t("photos.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
