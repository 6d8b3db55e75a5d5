import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/add-issue";
import { IssueFields } from "./issue-fields.tsx";
import { IssuePage } from "./issue-page.tsx";
import { bodyOf, type IssueValues, newIssue } from "./issue-values.ts";
import { Previews } from "./previews.tsx";
import { SendPart } from "./send-part.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { newsletterAdmin, subscribers } = api;
  // Whoever may not write issues is refused here, not when the issue is stored.
  await newsletterAdmin.list({ query: { page: 1 } });
  const locale = localeOfPath(pagePathOf(args.request));
  const { data: categories } = await subscribers.categories({ params: { locale } });
  return { categories };
});

export function meta() {
  return privateMeta("newsletterAdmin:new");
}

/** For the operator: a new issue of the newsletter, stored as a draft. */
export default function AddIssue({ loaderData: { categories, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["newsletterAdmin", "adminForm"]);
  const navigate = useNavigate();
  const locale = useLocale();
  const form = useApiForm<IssueValues>({
    defaultValues: newIssue,
    submit: async (values) => {
      const { data } = await browserApi.newsletterAdmin.add({ body: bodyOf(values) });
      notify({ kind: "success", text: t("adminForm:saved") });
      await navigate(pathTo("newsletterIssue", locale, { id: data.id }));
    },
  });
  return (
    <IssuePage phase="draft" title={t("new")} serverTime={serverTime}>
      <form onSubmit={form.onSubmit} noValidate method="post" className="mt-6 grid gap-6">
        <IssueFields form={form} categories={categories} />
        <div>
          <FormMessage>{form.message}</FormMessage>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {t("add")}
            </Button>
            <Previews read={() => bodyOf(form.form.getValues())} />
          </div>
        </div>
      </form>
      <SendPart issue={null} />
    </IssuePage>
  );
}
