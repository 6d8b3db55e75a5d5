import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { recaptchaToken } from "#web/features/accounts/recaptcha-token.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { inBrowser } from "#web/middleware/in-browser.ts";
import { onServer } from "#web/middleware/on-server.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { useRootData } from "#web/site/root-data.ts";
import type { Route } from "./+types/register";
import { AuthLayout } from "./auth-layout.tsx";
import { RegisterForm } from "./register-form.tsx";

export const middleware = onServer("guest");
export const clientMiddleware = inBrowser("clearValidationErrors");

export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin };
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: metaText("auth:register.pageTitle"),
    origin: loaderData?.origin ?? "",
    paths: { cs: pathTo("register", "cs"), en: pathTo("register", "en") },
    locale,
  });
}

export default function Register() {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const navigate = useNavigate();
  const { recaptchaKey } = useRootData().services;
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const query = search.get("query");
  return (
    <AuthLayout
      title={t("register.title")}
      lead={t("register.lead")}
      aside={{
        title: t("register.aside"),
        points: [t("register.point1"), t("register.point2"), t("register.point3")],
      }}
    >
      <RegisterForm
        recaptchaKey={recaptchaKey}
        submit={async ({ email, username, password }) => {
          const recaptcha = await recaptchaToken(recaptchaKey, "register");
          const { data } = await browserApi.accounts.register({
            body: {
              email,
              username,
              password,
              terms: true,
              adult: true,
              recaptcha,
              ...(redirect && { redirect, ...(query && { query }) }),
            },
          });
          await navigate(pathTo("welcome", locale), { state: { email: data.email } });
        }}
      />
      <p className="type-small mt-8 border-t border-line pt-5">
        {t("register.hasAccount")}{" "}
        <Link to={pathTo("signIn", locale)} className="quiet-link">
          {t("register.signIn")}
        </Link>
      </p>
    </AuthLayout>
  );
}
