import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { GrowableList } from "#web/pages/admin/growable-list.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/flaggers";
import { FlaggerForm } from "./flagger-form.tsx";
import { FlaggerRow } from "./flagger-row.tsx";

export const loader = adminLoader(async (api) => {
  const { data: flaggers } = await api.flaggerAdmin.list({});
  return { flaggers };
});

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
