import "#web/i18n/areas/desk.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/cases";
import { CaseBlock } from "./case-block.tsx";
import { DeskPage } from "./desk-page.tsx";
import { deskRefusal } from "./desk-refusal.ts";

const groups = ["open", "closed"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = searchParams.get("group") === "closed" ? ("closed" as const) : ("open" as const);
  const { cases } = args.context.get(apiContext);
  const list = await cases
    .list({ query: { state: group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw deskRefusal(error, args.request);
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Případy", en: "Cases" }, location);
}

/** For moderators: what sides of deals report, to be decided with reasons. */
export default function Cases({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("deals");
  return (
    <DeskPage
      page="cases"
      title={t("admin.title")}
      lead={t("admin.lead")}
      groups={groups.map((key) => ({
        key,
        label: t(`admin.group.${key}`),
        ...(key === group && { count: list.total }),
      }))}
      group={group}
      list={list}
      empty={{ title: t(`admin.empty.${group}.title`), text: t(`admin.empty.${group}.text`) }}
      serverTime={serverTime}
      renderItem={(matter) => <CaseBlock key={matter.id} matter={matter} />}
    />
  );
}
