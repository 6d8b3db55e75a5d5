import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";

const terms = "https://policies.google.com/terms";
const privacy = "https://policies.google.com/privacy";

/** Stands at a form that is checked: Google lets its badge be hidden only where this is said instead. */
export function RecaptchaNote({ recaptchaKey, className }: { recaptchaKey: string | null; className?: string }) {
  const { t } = useTranslation("consent");
  if (recaptchaKey === null) return null;
  return (
    <p className={classes("type-caption", className)}>
      {t("recaptcha.note")}{" "}
      <a href={privacy} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
        {t("recaptcha.privacy")}
      </a>
      {" · "}
      <a href={terms} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
        {t("recaptcha.terms")}
      </a>
    </p>
  );
}
