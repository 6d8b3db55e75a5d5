import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/edit-info-page";
import { InfoPageForm } from "./info-page-form.tsx";
import { TextPage } from "./text-page.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { contentAdmin } = api;
  const { data: page } = await contentAdmin.infoPage({ params: { id: readPageId(args.params.id) } });
  return { page };
});

export function meta() {
  return privateMeta("contentAdmin:page.one");
}

/** For the operator: one info page. */
export default function EditInfoPage({ loaderData: { page, serverTime } }: Route.ComponentProps) {
  const locale = useLocale();
  const { id, title, slug } = page;
  return (
    <TextPage
      title={title[locale] || title.cs}
      back={`${pathTo("contentAdmin", locale)}?group=pages`}
      shownAt={pathTo("info", locale, { id, slug: slug[locale] || slug.cs })}
      serverTime={serverTime}
    >
      <InfoPageForm key={id} page={page} />
    </TextPage>
  );
}
