import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/mail";

export const loader = adminLoader(async (api, { params, request }: Route.LoaderArgs) => {
  const { data: mail } = await api.mailAdmin.get({ params: { name: params.name } });
  const wanted = new URL(request.url).searchParams.get("lang");
  const lang: Locale = locales.find((each) => each === wanted) ?? localeOfPath(pagePathOf(request));
  return { mail, lang };
});

export function meta() {
  return privateMeta("mailAdmin:one");
}

/** For the operator: a mail as its reader would get it, filled with sample data. */
export default function MailSample({ loaderData: { mail, lang, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("mailAdmin");
  const locale = useLocale();
  const { subject, html, text } = mail[lang];
  const path = pathTo("mailSample", locale, { name: mail.name });
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <BackLink to={pathTo("mailAdmin", locale)}>{t("back")}</BackLink>
        <h1 className="type-h1 mt-1 [overflow-wrap:anywhere]" lang={lang}>
          {typography(subject)}
        </h1>
        <p className="type-body mt-2 text-muted">{t("sample", { topic: t(`topic.${mail.topic}`) })}</p>
        <Tabs
          className="mt-6"
          label={t("languages")}
          tabs={locales.map((each) => ({
            ...{ label: t(`language.${each}`), to: `${path}?lang=${each}`, current: each === lang },
          }))}
        />
        <iframe
          sandbox=""
          title={t("html")}
          lang={lang}
          srcDoc={html}
          className="mt-6 h-160 w-full rounded-block border border-line bg-white"
        />
        <h2 className="type-h3 mt-8">{t("text")}</h2>
        <p
          lang={lang}
          className="type-body mt-3 rounded-block border border-line p-4 whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      </div>
    </AdminLayout>
  );
}
