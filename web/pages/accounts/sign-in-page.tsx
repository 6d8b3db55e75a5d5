import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { registerFor, wantedPage } from "#web/session/wanted-page.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The form of the log-in widget as a page of its own. */
export function SignInPage() {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const [search] = useSearchParams();
  const wanted = wantedPage(search);
  const lead = wanted?.startsWith(pathTo("watched", locale)) ? "watched" : wanted ? "wanted" : "lead";
  return (
    <AuthLayout
      title={t("signIn.title")}
      lead={t(`signIn.${lead}`)}
      aside={{
        title: t("signIn.aside"),
        points: [t("signIn.point1"), t("signIn.point2"), t("signIn.point3")],
      }}
    >
      <SignInForm />
      <p className="type-small mt-8 border-t border-line pt-5">
        {t("signIn.noAccount")}{" "}
        <Link to={registerFor(locale, wanted)} className="quiet-link">
          {t("signIn.register")}
        </Link>
      </p>
    </AuthLayout>
  );
}
