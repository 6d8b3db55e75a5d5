import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";

const promises = ["sellers", "maximum", "calm", "archive"] as const;

/** Four sentences on how the auction site works; each of them true today. */
export function Promises({ className }: { className?: string }) {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("promises.label")} className={classes("container-page", className)}>
      <ul className="grid border-line border-b tablet:grid-cols-2 desktop:grid-cols-4">
        {promises.map((promise) => (
          <li
            key={promise}
            className="row-span-2 grid grid-rows-subgrid border-line border-t py-6 tablet:pr-8 desktop:border-t-0 desktop:[&:not(:first-child)]:border-l desktop:[&:not(:first-child)]:pl-8"
          >
            <h2 className="type-h5 desktop:max-fullhd:text-lg/7">{t(`promises.${promise}.title`)}</h2>
            <p className="type-small mt-1 text-muted">{typography(t(`promises.${promise}.text`))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
