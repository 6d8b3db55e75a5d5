import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";

const shownMs = 2_000;

/** A fact with a button that puts it on the clipboard; `copied` may be plainer than what is shown. */
export function CopyRow({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const { t } = useTranslation("payments");
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), shownMs);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () => {
    // Without a secure connection browsers have no clipboard: the text can still be marked by hand.
    void navigator.clipboard?.writeText(copied).then(() => setDone(true));
  };
  return (
    <div className="py-2">
      <dt className="type-caption text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-2">
        <span className="type-control tnum min-w-0 [overflow-wrap:anywhere]">{shown}</span>
        <IconButton label={t("copy", { label })} onClick={copy} className="-mt-5.5">
          {done ? (
            <Check aria-hidden="true" strokeWidth={1.75} className="size-5" />
          ) : (
            <Copy aria-hidden="true" strokeWidth={1.5} className="size-5" />
          )}
        </IconButton>
        <span role="status" className="sr-only">
          {done && t("copied")}
        </span>
      </dd>
    </div>
  );
}
