import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { apiContext } from "#web/api/server-api.ts";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { GrowableList } from "#web/pages/admin/growable-list.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/flaggers";
import { FlaggerForm } from "./flagger-form.tsx";
import { FlaggerRow } from "./flagger-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: flaggers } = await args.context.get(apiContext).flaggerAdmin.list({});
    return { flaggers, serverTime: new Date().toISOString() };
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("flaggerAdmin:title");
}

/** For administrators: organisations whose reports come first, to name and to remove. */
export default function FlaggerAdmin({ loaderData: { flaggers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("flaggerAdmin");
  const { revalidate } = useRevalidator();
  const none = { title: t("empty.title"), text: t("empty.text") };
  return (
    <GrowableList
      words={{ title: t("title"), lead: t("lead"), add: t("new"), none }}
      form={<FlaggerForm onDone={revalidate} />}
      items={flaggers}
      serverTime={serverTime}
      renderItem={(flagger) => <FlaggerRow key={flagger.id} flagger={flagger} />}
    />
  );
}
