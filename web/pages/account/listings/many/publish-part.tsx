import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Declaration } from "#contract/listings/listing-kinds.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FeeNote } from "#web/pages/listing-form/summary/fee-note.tsx";
import { PackageChoice } from "#web/pages/listing-form/summary/package-choice.tsx";
import { useChoice } from "#web/pages/listing-form/summary/use-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { Publishing } from "./use-publishing.ts";

interface PublishPartProps {
  publishing: Publishing;
  selected: readonly DraftRow[];
  /** Photographs are on their way: some bottle would leave without them. */
  isUploading: boolean;
}

/** One check of all selected rows, what is declared of them, and their publication, which can be stopped. */
export function PublishPart({ publishing, selected, isUploading }: PublishPartProps) {
  const { t } = useTranslation(["manyListings", "listingForm"]);
  const chosen = useChoice();
  const [declared, setDeclared] = useState<ReadonlySet<Declaration>>(new Set());
  const needed = [...new Set(selected.flatMap(({ declarationsNeeded }) => declarationsNeeded))].sort();
  const lacks = ({ missing, declarationsNeeded }: DraftRow) =>
    Object.keys(missing).some(
      (field) => field !== "declarations" || !declarationsNeeded.every((each) => declared.has(each)),
    );
  const ready = selected.filter((row) => !lacks(row));
  const undeclared = selected.filter(
    (row) => lacks(row) && Object.keys(row.missing).every((field) => field === "declarations"),
  );
  if (selected.length === 0 && !publishing.through) return null;
  return (
    <section aria-labelledby="bottles-publish" className="mt-10 border-t border-line pt-6">
      <h2 id="bottles-publish" className="type-h3">
        {t("manyListings:publish.title")}
      </h2>
      {selected.length > 0 && (
        <>
          <p className="type-field mt-2" role="status">
            {t("manyListings:publish.ready", { count: ready.length, of: selected.length })}
          </p>
          {needed.length > 0 && (
            <fieldset className="mt-4">
              <legend className="type-h5">{t("manyListings:publish.declare")}</legend>
              {needed.map((each) => (
                <Checkbox
                  key={each}
                  label={t(`listingForm:declarations.${each}`)}
                  checked={declared.has(each)}
                  onChange={(event) => {
                    const next = new Set(declared);
                    if (event.currentTarget.checked) next.add(each);
                    else next.delete(each);
                    setDeclared(next);
                  }}
                />
              ))}
            </fieldset>
          )}
          <h3 className="type-h5 mt-5">{t("manyListings:publish.package")}</h3>
          <PackageChoice {...chosen} />
          <FeeNote />
        </>
      )}
      {undeclared.length > 0 && (
        <p className="type-small mt-4 text-muted">
          {t("manyListings:publish.undeclared", { count: undeclared.length })}
        </p>
      )}
      <Outcome publishing={publishing} />
      {publishing.progress ? (
        <Running progress={publishing.progress} stop={publishing.stop} />
      ) : (
        selected.length > 0 && (
          <Button
            size="large"
            className="mt-6"
            disabled={ready.length === 0 || isUploading}
            onClick={() => void publishing.publish(ready, chosen.choice)}
          >
            {isUploading ? t("manyListings:publish.uploading") : t("manyListings:publish.do", { count: ready.length })}
          </Button>
        )
      )}
    </section>
  );
}

function Running({ progress, stop }: { progress: { done: number; of: number }; stop: () => void }) {
  const { t } = useTranslation("manyListings");
  const words = t("publish.progress", { done: progress.done, of: progress.of });
  return (
    <div className="mt-6 max-w-120">
      <p className="type-control tnum">{words}</p>
      <Progress className="mt-2" label={t("publish.title")} value={progress.done / Math.max(1, progress.of)} />
      <Button className="mt-4" kind="outline" onClick={stop}>
        {t("publish.stop")}
      </Button>
    </div>
  );
}

function Outcome({ publishing: { through, ended, refusals } }: { publishing: Publishing }) {
  const { t } = useTranslation(["manyListings", "listingForm"]);
  const locale = useLocale();
  const states = Object.entries(through ?? {});
  return (
    <div className="grid gap-3 not-empty:mt-5">
      {states.length > 0 && (
        <Notice
          live
          tone="success"
          action={
            <ButtonLink size="small" kind="outline" to={pathTo("ownListings", locale)}>
              {t("manyListings:publish.own")}
            </ButtonLink>
          }
        >
          {states.map(([state, count]) => t(`manyListings:publish.through.${state}`, { count })).join(" ")}
        </Notice>
      )}
      {refusals.size > 0 && (
        <Notice live tone="warning">
          {t("manyListings:publish.refused", { count: refusals.size })}
        </Notice>
      )}
      {ended && (
        <Notice
          live
          tone="danger"
          action={
            ended.isForVerified && (
              <ButtonLink
                size="small"
                to={`${pathTo("verification", locale)}?redirect=${pathTo("manyBottles", locale)}`}
              >
                {t("listingForm:actions.verify")}
              </ButtonLink>
            )
          }
        >
          {ended.message}
        </Notice>
      )}
    </div>
  );
}
