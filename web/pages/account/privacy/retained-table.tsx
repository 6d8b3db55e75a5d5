import { useTranslation } from "react-i18next";
import { retainedAfterDeletion } from "#contract/privacy/retained-after-deletion.ts";
import { typography } from "#web/format/typography.ts";

/** What stays after a deletion, how long and why (rule RE12). */
export function RetainedTable() {
  const { t } = useTranslation("privacy");
  const untilOf = (thing: (typeof retainedAfterDeletion)[number]) => {
    if ("days" in thing) return t("kept.days", { count: thing.days });
    return thing.years === null ? t("kept.forGood") : t("kept.years", { count: thing.years });
  };
  return (
    <section aria-labelledby="kept" className="mt-12">
      <h2 id="kept" className="type-h3">
        {t("kept.title")}
      </h2>
      <p className="type-body mt-2 text-muted">{typography(t("kept.lead"))}</p>
      <table className="type-small mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              {t("kept.what")}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t("kept.until")}
            </th>
          </tr>
        </thead>
        <tbody>
          {retainedAfterDeletion.map((thing) => (
            <tr key={thing.what} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                {typography(t(`kept.thing.${thing.what}`))}
                <span className="block text-muted">{typography(t(`kept.reason.${thing.what}`))}</span>
              </th>
              <td className="tnum whitespace-nowrap py-2.5">{untilOf(thing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
