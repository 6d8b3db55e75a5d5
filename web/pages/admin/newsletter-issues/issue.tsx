import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/issue";
import { DraftForm } from "./draft-form.tsx";
import { IssuePage } from "./issue-page.tsx";
import { UnderWay } from "./under-way.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { newsletterAdmin, subscribers } = api;
  const { data: issue } = await newsletterAdmin.get({ params: { id: readPageId(args.params.id) } });
  const locale = localeOfPath(pagePathOf(args.request));
  const { data: categories } = await subscribers.categories({ params: { locale } });
  return { issue, categories };
});

export function meta() {
  return privateMeta("newsletterAdmin:one");
}

/** For the operator: one issue, a draft to be written or one that is on its way. */
export default function Issue({ loaderData: { issue, categories, serverTime } }: Route.ComponentProps) {
  const locale = useLocale();
  const title = issue.subject[locale] || issue.subject.cs;
  return (
    <IssuePage title={title} phase={issue.status === "draft" ? "draft" : "under way"} serverTime={serverTime}>
      {issue.status === "draft" ? (
        <DraftForm key={issue.id} issue={issue} categories={categories} />
      ) : (
        <UnderWay key={issue.id} issue={issue} />
      )}
    </IssuePage>
  );
}
