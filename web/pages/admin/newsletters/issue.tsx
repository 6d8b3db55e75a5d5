import "#web/i18n/areas/admin.ts";
import { localeOfPath } from "#web/addresses/addresses.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/issue";
import { DraftForm } from "./draft-form.tsx";
import { IssuePage } from "./issue-page.tsx";
import { UnderWay } from "./under-way.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { newsletterAdmin, subscribers } = args.context.get(apiContext);
  try {
    const { data: issue } = await newsletterAdmin.get({ params: { id: readPageId(args.params.id) } });
    const locale = localeOfPath(pagePathOf(args.request));
    const { data: categories } = await subscribers.categories({ params: { locale } });
    return { issue, categories, serverTime: new Date().toISOString() };
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
}

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
