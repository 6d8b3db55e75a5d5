import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/add-info-page";
import { InfoPageForm } from "./info-page-form.tsx";
import { TextPage } from "./text-page.tsx";

export const loader = adminLoader(async (api) => {
  // Asked for its refusal alone: for everybody else the page does not exist.
  await api.contentAdmin.infoPages({});
  return {};
});

export function meta() {
  return privateMeta("contentAdmin:page.new");
}

/** For the operator: an info page that does not exist yet. */
export default function AddInfoPage({ loaderData: { serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return (
    <TextPage
      title={t("page.new")}
      back={`${pathTo("contentAdmin", locale)}?group=pages`}
      shownAt={null}
      serverTime={serverTime}
    >
      <InfoPageForm page={null} />
    </TextPage>
  );
}
