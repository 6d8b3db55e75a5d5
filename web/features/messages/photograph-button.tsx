import { Camera } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "#web/api/new-key.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { pictureTypes } from "#web/forms/picture-files.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { AlertNote } from "#web/ui/fields/form-error.tsx";

/**
 * Chooses photographs and sends one after the other to where `targetOf` says; says how far it is, and what failed. `onSent`
 * follows each that has arrived.
 */
export function PhotographButton({
  targetOf,
  onSent,
}: {
  /** The path that a photograph is uploaded to. */
  targetOf: () => Promise<string>;
  onSent: () => Promise<unknown>;
}) {
  const { t } = useTranslation(["account", "common"]);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // An answer that got lost leaves the key, so that the same file chosen again is the same photograph.
  const keys = useRef(new Map<string, string>());
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = share !== null;
  const sendAll = async (files: readonly File[]) => {
    setFailure(null);
    try {
      for (const file of files) {
        setShare(0);
        const path = await targetOf();
        const name = `${path} ${file.name} ${file.size} ${file.lastModified}`;
        const key = keys.current.get(name) ?? newKey();
        keys.current.set(name, key);
        await uploadFile({ path, headers: { "idempotency-key": key } }, file, setShare);
        keys.current.delete(name);
        await onSent();
      }
    } catch (error) {
      const isAway = error instanceof TypeError;
      setFailure(isAway ? t("photograph.failed") : (readFailure(error, [], t).message ?? t("photograph.failed")));
    } finally {
      setShare(null);
      if (field.current) field.current.value = "";
    }
  };
  return (
    <div className="min-w-0">
      <input
        ref={field}
        id={id}
        type="file"
        multiple
        accept={pictureTypes}
        disabled={busy}
        className="peer sr-only"
        onChange={(event) => void sendAll([...(event.currentTarget.files ?? [])])}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonStyle({ kind: "outline" }),
          "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary",
        )}
      >
        <Camera aria-hidden="true" strokeWidth={1.5} className="size-5" />
        <span aria-live="polite">
          {busy ? t("photograph.sending", { share: Math.round(share * 100) }) : t("photograph.add")}
        </span>
      </label>
      <AlertNote className={classes(failure && "type-small mt-2 text-danger-text")}>{failure}</AlertNote>
    </div>
  );
}
