import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CategoryChoice } from "#web/features/newsletter/category-choice.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import type { IssueValues } from "./issue-values.ts";

interface AudienceChoiceProps {
  categories: readonly NewsletterCategory[];
  audience: IssueValues["audience"];
  chosen: readonly number[];
  onAudience: (audience: IssueValues["audience"]) => void;
  onChosen: (ids: number[]) => void;
  error: string | undefined;
}

/** To whom an issue goes: to everybody, or to who gets news of some categories; and how many addresses that are. */
export function AudienceChoice({ categories, audience, chosen, onAudience, onChosen, error }: AudienceChoiceProps) {
  const { t } = useTranslation("newsletterAdmin");
  const isNobody = audience === "some" && chosen.length === 0;
  const count = useAudience(audience === "some" ? chosen : [], isNobody);
  return (
    <div>
      <RadioGroup
        legend={t("audience.legend")}
        name="audience"
        value={audience}
        onChange={onAudience}
        options={(["all", "some"] as const).map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      {audience === "some" && (
        <div className="mt-2 pl-8">
          <CategoryChoice
            legend={t("audience.some")}
            categories={categories}
            chosen={new Set(chosen)}
            onChange={(ids) => onChosen([...ids])}
            columns={4}
            folded
          />
          <p className="type-small mt-2 text-muted">{t("audience.hint")}</p>
        </div>
      )}
      {error && <FormError>{error}</FormError>}
      <p className="type-small mt-2" aria-live="polite">
        {isNobody ? t("audience.choose") : count !== null && t("audience.count", { count })}
      </p>
    </div>
  );
}

/** How long a choice stands before its addresses are counted, ms. */
const restMs = 300;

function useAudience(categoryIds: readonly number[], isNobody: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  const asked = categoryIds.join();
  useEffect(() => {
    if (isNobody) return;
    let isLatest = true;
    const ids = asked === "" ? [] : asked.split(",").map(Number);
    const timer = setTimeout(() => {
      browserApi.newsletterAdmin
        .audience({ body: { categoryIds: ids } })
        .then(({ data }) => isLatest && setCount(data.count))
        .catch((error: unknown) => console.warn("the audience was not counted", error));
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asked, isNobody]);
  return count;
}
