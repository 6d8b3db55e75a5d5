import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeletionObstacle } from "#contract/privacy/privacy.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DeletionForm } from "./deletion-form.tsx";

/** What a deletion means, what stands against it, and the form that asks for it. */
export function Deletion({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  const { t } = useTranslation("privacy");
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="deletion" className="mt-12">
      <h2 id="deletion" className="type-h3">
        {t("deletion.title")}
      </h2>
      <p className="type-body mt-2 text-muted">{typography(t("deletion.lead"))}</p>
      {obstacles.length > 0 ? (
        <Notice tone="warning" className="mt-4" title={t("deletion.obstacles")}>
          <ul className="mt-1 list-disc pl-5">
            {obstacles.map((each) => (
              <li key={each}>{typography(t(`deletion.obstacle.${each}`))}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <div className="mt-4">
          <Button kind="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? "deletion.close" : "deletion.begin")}
          </Button>
          {isOpen && <DeletionForm />}
        </div>
      )}
    </section>
  );
}
