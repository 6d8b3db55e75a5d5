import { ChevronLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { hasUnsaved } from "./draft/draft-state.ts";
import { steps } from "./steps/steps.ts";
import { publishLabel } from "./summary/publish-label.ts";
import type { ListingFormState } from "./use-listing-form.ts";

/** Back, save, on; at the end publication. */
export function FormActions({ form }: { form: ListingFormState }) {
  const { t } = useTranslation("listingForm");
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const { step, automatic, publication, draft, model } = form;
  const isLast = step === "summary";
  const next = steps[steps.indexOf(step) + 1];
  const kind = model.values.type === "demand" ? "demand" : model.values.saleMode;
  const isToBePaid = publication.choice.isToBePaid ?? false;
  const saveChanges = async () => {
    if (!(await form.save())) return;
    notify({ kind: "success", text: t("save.done") });
    // What waits for a moderator since is told above the form.
    await revalidate();
  };
  return (
    <div className="mt-10 border-t border-line pt-6">
      <FormMessage>{publication.message}</FormMessage>
      {publication.isForVerified && draft.id !== null && (
        <ButtonLink
          kind="outline"
          className="mt-3 mb-4"
          to={`${pathTo("verification", locale)}?redirect=${pathTo("editListing", locale, { id: draft.id })}`}
        >
          {t("actions.verify")}
        </ButtonLink>
      )}
      {publication.isOverdue && (
        <ButtonLink className="mt-3" to={pathTo("orders", locale)}>
          {t("actions.payBill")}
        </ButtonLink>
      )}
      <div className="mt-2 flex flex-wrap-reverse items-center gap-3 tablet:flex-nowrap">
        {step !== "what" && (
          <Button kind="quiet" onClick={form.goBack} className="mr-auto max-tablet:order-last">
            <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {t("actions.back")}
          </Button>
        )}
        <div className="ml-auto flex gap-3 max-tablet:w-full max-tablet:flex-col-reverse">
          {automatic ? (
            draft.id !== null && (
              <Button kind="outline" size="large" onClick={() => void form.saveAndLeave()}>
                {t("actions.later")}
              </Button>
            )
          ) : (
            <Button
              kind={isLast ? "primary" : "outline"}
              size="large"
              busy={draft.sending !== null}
              disabled={!hasUnsaved(draft)}
              onClick={() => void saveChanges()}
            >
              {t("actions.save")}
            </Button>
          )}
          {next && (
            <Button type="submit" size="large">
              {t(`actions.to.${next}`)}
            </Button>
          )}
          {isLast && automatic && (
            <Button size="large" busy={publication.busy} onClick={() => void publication.publish()}>
              {t(publishLabel(kind, { isToBePaid, isInspected: model.isInspected }))}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
