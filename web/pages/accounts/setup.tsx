import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { data, useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { inBrowser } from "#web/middleware/in-browser.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useSessionActions } from "#web/session/session.ts";
import type { Route } from "./+types/setup";
import { AuthLayout } from "./auth-layout.tsx";
import { SetupForm } from "./setup-form.tsx";

export const clientMiddleware = inBrowser("clearValidationErrors");

/** With a link that does not work, or no longer, there is no such page (rule A30). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const body = { hash: params.hash.slice(0, 300) };
  const { valid } = (await context.get(apiContext).setup.checkLink({ body })).data;
  if (!valid) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return privateMeta("setup:title");
}

/** The page behind the link that the server prints: who operates the site, and who is its first administrator. */
export default function Setup({ params }: Route.ComponentProps) {
  const { t } = useTranslation("setup");
  const locale = useLocale();
  const navigate = useNavigate();
  const { enter } = useSessionActions();
  return (
    <AuthLayout
      title={t("title")}
      lead={t("lead")}
      aside={{ title: t("aside"), points: [t("point1"), t("point2"), t("point3")] }}
    >
      <SetupForm
        submit={async (values) => {
          const signedIn = await browserApi.setup.setUp({ body: { ...values, hash: params.hash } });
          // This page is gone from here on: away before anything is read anew.
          await navigate(pathTo("security", locale), { replace: true });
          await enter(signedIn);
        }}
      />
    </AuthLayout>
  );
}
