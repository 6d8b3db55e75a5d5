import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DealFile as File } from "#contract/deals/deal-admin.ts";
import { Parcel } from "#web/features/deals/parcel.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DealCases } from "./deal-cases.tsx";
import { DealFacts } from "./deal-facts.tsx";
import { DealSteps } from "./deal-steps.tsx";

/** One deal with its sides, its cases and its steps, on its page or beside the list. */
export function DealFile({ deal, now, heading: Heading }: { deal: File; now: string; heading: "h1" | "h2" }) {
  const { t } = useTranslation("dealAdmin");
  const locale = useLocale();
  const { id, slug, name } = deal.listing;
  return (
    <div className="max-w-230">
      <Heading className="type-h1 mt-1">{t("one", { id: deal.id })}</Heading>
      <p className="type-body mt-2">
        <Link className="quiet-link [overflow-wrap:anywhere]" to={pathTo("item", locale, { id, slug })}>
          <bdi>{typography(name)}</bdi>
        </Link>
      </p>
      <DealFacts deal={deal} now={now} />
      {/* Its first hairline lies on the last one of the facts. */}
      <div className="-mt-px">
        <Parcel deal={deal} />
      </div>
      <DealCases deal={deal} />
      <DealSteps steps={deal.steps} />
    </div>
  );
}
