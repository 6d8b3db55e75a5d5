import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/health";
import { FailingWork, MailsGivenUp, OutsideServices } from "./failures.tsx";
import { PutOffBlock } from "./put-off-block.tsx";
import { Queues } from "./queues.tsx";

export const loader = adminLoader(async (api) => {
  const { data: health } = await api.adminOverview.health({});
  return { health };
});

export function meta() {
  return privateMeta("adminHealth:title");
}

/** For administrators: how far the site's own work has come, and what is to be done where it is stuck (rule DK2). */
export default function Health({ loaderData: { health, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("adminHealth");
  const { outside, putOff, mailsGivenUp, failingWork } = health;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <Queues health={health} now={serverTime} />
        {outside.length + putOff.length + mailsGivenUp.length + failingWork.length === 0 && (
          <EmptyState className="border-t-0" title={t("fine.title")}>
            {t("fine.text")}
          </EmptyState>
        )}
        {outside.length > 0 && <OutsideServices services={outside} now={serverTime} />}
        {failingWork.length > 0 && <FailingWork works={failingWork} now={serverTime} />}
        {putOff.length > 0 && (
          <section className="mt-12">
            <h2 className="type-h3">{t("putOff.title")}</h2>
            <p className="type-small mt-1 text-muted">{t("putOff.lead")}</p>
            <ul className="mt-4 divide-y divide-line border-line border-y">
              {putOff.map((event) => (
                <PutOffBlock key={event.id} event={event} now={serverTime} />
              ))}
            </ul>
          </section>
        )}
        {mailsGivenUp.length > 0 && <MailsGivenUp mails={mailsGivenUp} now={serverTime} />}
      </div>
    </AdminLayout>
  );
}
