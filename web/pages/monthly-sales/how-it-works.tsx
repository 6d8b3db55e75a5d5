import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";

const sentences = ["number", "groups", "calm"] as const;

export function HowItWorks() {
  const { t } = useTranslation("monthlySales");
  return (
    <section aria-label={t("how.label")} className="container-page">
      <ul className="grid border-line border-b desktop:grid-cols-3">
        {sentences.map((sentence) => (
          <li
            key={sentence}
            className="border-line py-6 max-desktop:[&:not(:first-child)]:border-t desktop:pr-8 desktop:[&:not(:first-child)]:border-l desktop:[&:not(:first-child)]:pl-8"
          >
            <h2 className="type-h5">{t(`how.${sentence}.title`)}</h2>
            <p className="type-small mt-1 text-muted">{typography(t(`how.${sentence}.text`))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
