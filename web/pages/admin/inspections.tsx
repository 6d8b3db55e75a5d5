import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { type InspectionGroup, inspectionGroups } from "#contract/moderation.ts";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { pageOfAddress } from "../account/page-of-address.ts";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/inspections";
import { InspectionBlock } from "./inspection-block.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = inspectionGroups.find((each) => each === searchParams.get("group")) ?? "before";
  const lang = localeOfPath(pagePathOf(args.request));
  const { moderation } = args.context.get(apiContext);
  const list = await moderation
    .inspections({ query: { lang, group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      // The back office does not exist for whoever is not of it.
      if (error instanceof ApiError && error.status === 403) throw data(null, { status: 404 });
      throw error;
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Kontrola nabídek", en: "Listing checks" }, location);
}

/** For moderators: listings of new sellers that wait for their publication, and those that run and nobody has looked at. */
export default function Inspections({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  const locale = useLocale();
  const hrefOf = (to: InspectionGroup, page = 1) => {
    const query = new URLSearchParams({
      ...(to !== "before" && { group: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${pathTo("inspections", locale)}?${query}` : pathTo("inspections", locale);
  };
  return (
    <AccountFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("queue.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("queue.lead")}</p>
        <Tabs
          className="mt-6"
          label={t("queue.title")}
          tabs={inspectionGroups.map((each) => ({
            to: hrefOf(each),
            label: t(`queue.group.${each}`),
            current: each === group,
            ...(each !== "decided" && { count: list.waiting[each] }),
          }))}
        />
        {list.items.length === 0 ? (
          <EmptyState className="border-t-0" title={t(`queue.empty.${group}.title`)}>
            {t(`queue.empty.${group}.text`)}
          </EmptyState>
        ) : (
          <ul className="grid gap-6 pt-6">
            {list.items.map((file) => (
              <InspectionBlock key={file.id} file={file} />
            ))}
          </ul>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => hrefOf(group, page)}
        />
      </div>
    </AccountFrame>
  );
}
