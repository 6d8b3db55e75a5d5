import { useTranslation } from "react-i18next";
import { openCookieBar } from "./bar-visibility.ts";

/** Opens the cookie bar again, to change or withdraw what was agreed to. Nothing to see without scripts. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const { t } = useTranslation("consent");
  return (
    <span className="needs-script">
      <button type="button" onClick={openCookieBar} className={className}>
        {t("cookies.settings")}
      </button>
    </span>
  );
}
