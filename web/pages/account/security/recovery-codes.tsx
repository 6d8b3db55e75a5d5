import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Codes for when the telephone is lost, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation("security");
  const text = `data:text/plain;charset=utf-8,${encodeURIComponent(`Kabinet\n${codes.join("\n")}\n`)}`;
  return (
    <div className="mt-5">
      <Notice tone="success" live title={t("recovery.title")}>
        {t("recovery.text")}
      </Notice>
      <ul className="tnum type-body mt-4 grid gap-x-8 gap-y-1 tablet:grid-cols-2" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onDone}>{t("recovery.kept")}</Button>
        <a href={text} download="kabinet-zalozni-kody.txt" className="quiet-link">
          {t("recovery.download")}
        </a>
      </div>
    </div>
  );
}
