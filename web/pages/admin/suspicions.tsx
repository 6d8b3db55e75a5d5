import "#web/i18n/areas/desk.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/suspicions";
import { DeskPage } from "./desk-page.tsx";
import { deskRefusal } from "./desk-refusal.ts";
import { SuspicionBlock } from "./suspicion-block.tsx";

const groups = ["open", "closed"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = searchParams.get("group") === "closed" ? ("closed" as const) : ("open" as const);
  const { suspicions } = args.context.get(apiContext);
  const list = await suspicions
    .list({ query: { state: group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw deskRefusal(error, args.request);
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Podezření", en: "Suspicions" }, location);
}

/** For moderators: pairs of people whose acts go together suspiciously well. */
export default function Suspicions({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  return (
    <DeskPage
      page="suspicions"
      title={t("suspicions.title")}
      lead={t("suspicions.lead")}
      groups={groups.map((key) => ({
        key,
        label: t(`suspicions.group.${key}`),
        ...(key === group && { count: list.total }),
      }))}
      group={group}
      list={list}
      empty={{ title: t(`suspicions.empty.${group}.title`), text: t(`suspicions.empty.${group}.text`) }}
      serverTime={serverTime}
      renderItem={(suspicion) => <SuspicionBlock key={suspicion.id} suspicion={suspicion} />}
    />
  );
}
