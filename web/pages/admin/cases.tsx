import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pathTo } from "#web/addresses.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { pageOfAddress } from "../account/page-of-address.ts";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/cases";
import { CaseBlock } from "./case-block.tsx";

const groups = ["open", "closed"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = searchParams.get("group") === "closed" ? ("closed" as const) : ("open" as const);
  const { cases } = args.context.get(apiContext);
  const list = await cases
    .list({ query: { state: group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      // The back office does not exist for whoever is not of it.
      if (error instanceof ApiError && error.status === 403) throw data(null, { status: 404 });
      throw error;
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Případy", en: "Cases" }, location);
}

/** For moderators: what sides of deals report, to be decided with reasons. */
export default function Cases({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const hrefOf = (to: (typeof groups)[number], page = 1) => {
    const query = new URLSearchParams({
      ...(to === "closed" && { group: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${pathTo("cases", locale)}?${query}` : pathTo("cases", locale);
  };
  return (
    <AccountFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("admin.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("admin.lead")}</p>
        <Tabs
          className="mt-6"
          label={t("admin.title")}
          tabs={groups.map((each) => ({
            to: hrefOf(each),
            label: t(`admin.group.${each}`),
            current: each === group,
            ...(each === group && { count: list.total }),
          }))}
        />
        {list.items.length === 0 ? (
          <EmptyState className="border-t-0" title={t(`admin.empty.${group}.title`)}>
            {t(`admin.empty.${group}.text`)}
          </EmptyState>
        ) : (
          <ul className="grid gap-6 pt-6">
            {list.items.map((matter) => (
              <CaseBlock key={matter.id} matter={matter} />
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
