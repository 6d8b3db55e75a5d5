import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

const longestDescription = 10_000;

/** After the first bid only this is possible: bidders must find what they bid for. */
export function AddToDescription({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const rules = useRules();
  const navigate = useNavigate();
  const { id, slug, description } = listing;
  const page = pathTo("item", locale, { id, slug });
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { description: "" },
    submit: async (values) => {
      const body = { description: `${description}\n\n${values.description.trim()}` };
      const { data } = await browserApi.ownListings.update({ params: { id }, body });
      notify({ kind: "success", text: t(data.waiting.length > 0 ? "addition.waits" : "addition.done") });
      await navigate(page);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-180 gap-6" method="post">
      <Notice>{t("addition.why")}</Notice>
      <section>
        <h2 className="type-small font-semibold">{t("addition.current")}</h2>
        <p className="type-body mt-2 whitespace-pre-line">{description}</p>
      </section>
      <FormMessage>{message}</FormMessage>
      <Textarea
        label={t("addition.label")}
        hint={t("addition.hint")}
        rows={5}
        required
        error={errorOf("description")}
        {...form.register("description", {
          validate: (text) => text.trim() !== "" || rules.required,
          maxLength: rules.max(Math.max(0, longestDescription - description.length - 2)),
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={busy}>
          {t("addition.submit")}
        </Button>
        <ButtonLink to={page} kind="outline" size="large">
          {t("addition.back")}
        </ButtonLink>
      </div>
    </form>
  );
}
