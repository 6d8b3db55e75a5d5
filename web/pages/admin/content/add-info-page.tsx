import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/add-info-page";
import { InfoPageForm } from "./info-page-form.tsx";
import { TextPage } from "./text-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    await args.context.get(apiContext).contentAdmin.infoPages({});
    return { serverTime: new Date().toISOString() };
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
}

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
