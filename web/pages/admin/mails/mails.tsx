import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { mailTopics } from "#contract/mails/mail-admin.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/mails";

export const loader = adminLoader(async (api) => {
  const { data: mails } = await api.mailAdmin.list({});
  return { mails };
});

export function meta() {
  return privateMeta("mailAdmin:title");
}

/** For the operator: every mail that the site sends by itself, by what it is about. */
export default function MailAdmin({ loaderData: { mails, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("mailAdmin");
  const locale = useLocale();
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <AdminHeading title={t("title")} lead={t("lead")} />
        {mailTopics.map((topic) => (
          <section key={topic}>
            <h2 className="type-h3 mt-8">{t(`topic.${topic}`)}</h2>
            <ul className="mt-3 divide-y divide-line border-line border-y">
              {mails
                .filter((mail) => mail.topic === topic)
                .map(({ name, subject, heading }) => (
                  <li key={name} className="py-2">
                    <Link
                      className="quiet-link type-control inline-block min-h-6 [overflow-wrap:anywhere]"
                      to={pathTo("mailSample", locale, { name })}
                    >
                      {typography(subject[locale])}
                    </Link>
                    <p className="type-small text-muted">{typography(heading[locale])}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminLayout>
  );
}
