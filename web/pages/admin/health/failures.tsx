import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SiteHealth } from "#contract/admin-overview/overview.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Regular work whose last attempt failed. */
export function FailingWork({ works, now }: { works: SiteHealth["failingWork"]; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  return (
    <Failures title={t("work.title")} lead={t("work.lead")}>
      {works.map(({ work, place, since, lastAt, error }) => (
        <li key={`${work} ${place}`} className="py-4">
          <p className="type-control wrap-anywhere">{work}</p>
          <p className="type-small text-muted">
            {t("work.since", {
              since: formatRecent(since, now, locale),
              last: formatRecent(lastAt, now, locale),
              place,
            })}
          </p>
          <ErrorText>{error}</ErrorText>
        </li>
      ))}
    </Failures>
  );
}

/** Services of others that do not work, in the colour of a failure. */
export function OutsideServices({ services, now }: { services: SiteHealth["outside"]; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  return (
    <Failures title={t("outside.title")} lead={t("outside.lead")}>
      {services.map(({ service, since, error }) => (
        <li key={service} className="py-4">
          <p className="type-control text-danger-text">
            {t("outside.state", {
              service: t(`outside.service.${service}`),
              since: formatRecent(since, now, locale),
            })}
          </p>
          <ErrorText>{error}</ErrorText>
        </li>
      ))}
    </Failures>
  );
}

/** Mails that were given up in the last seven days. */
export function MailsGivenUp({ mails, now }: { mails: SiteHealth["mailsGivenUp"]; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  return (
    <Failures title={t("mails.title")} lead={t("mails.lead")}>
      {mails.map(({ id, kind, givenUpAt, error }) => (
        <li key={id} className="py-4">
          <p className="type-control">{t("mails.mail", { id, kind })}</p>
          <p className="type-small text-muted">{formatRecent(givenUpAt, now, locale)}</p>
          <ErrorText>{error || t("mails.expired")}</ErrorText>
        </li>
      ))}
    </Failures>
  );
}

function Failures({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="type-h3">{title}</h2>
      <p className="type-small mt-1 text-muted">{lead}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">{children}</ul>
    </section>
  );
}

/** What the machine said, in its own words. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p lang="en" className="type-small mt-1 wrap-anywhere font-mono text-ink">
      {children}
    </p>
  );
}
