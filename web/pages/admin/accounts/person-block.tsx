import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { UserGroup } from "#contract/accounts/groups.ts";
import type { PersonFile } from "#contract/accounts/people.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { GroupForm } from "./group-form.tsx";
import { ScopeForm } from "./scope-form.tsx";
import { SuspensionForm } from "./suspension-form.tsx";
import { VerificationForm } from "./verification-form.tsx";

/** One account: what it is, what a suspension would touch, and the form for the decision. */
export function PersonBlock({ person, groups }: { person: PersonFile; groups: readonly UserGroup[] }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { suspension } = person;
  const facts: [string, string][] = [
    [t("people.registered"), formatDate(person.registeredAt, locale)],
    [t("people.email"), t(`people.emailState.${person.emailConfirmed ? "confirmed" : "open"}`)],
    [t("people.verified"), t(`people.verifiedState.${person.verified ? "yes" : "no"}`)],
    [t("people.adult"), t(`people.verifiedState.${person.adult ? "yes" : "no"}`)],
    [t("people.strikes"), String(person.strikes)],
    [t("people.flagged"), String(person.flaggedMessages)],
    [t("people.running"), String(person.running)],
    [t("people.leading"), String(person.leading)],
  ];
  return (
    <section className="mt-3 rounded-block bg-surface px-4.5 py-5 shadow-lift tablet:px-6">
      <h2 className="type-h4">
        <Link className="quiet-link [overflow-wrap:anywhere]" to={pathTo("user", locale, { id: person.id })}>
          <bdi>{person.username}</bdi>
        </Link>
      </h2>
      {suspension && (
        <p className="type-small mt-1 font-semibold text-danger-text">
          {t("people.suspendedSince", { date: formatDate(suspension.at, locale) })}
          {": "}
          {suspension.reason ?? t("people.byStrikes")}
        </p>
      )}
      <dl className="type-small mt-4 divide-y divide-line border-y border-line">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {person.mayGrant && <ScopeForm key={person.scopes.join()} person={person} />}
      {person.mayDecide ? (
        <>
          <VerificationForm person={person} />
          <GroupForm key={person.username} person={person} groups={groups} />
          <SuspensionForm person={person} />
        </>
      ) : (
        <p className="type-small mt-4 text-muted">{t("people.notYours")}</p>
      )}
    </section>
  );
}
