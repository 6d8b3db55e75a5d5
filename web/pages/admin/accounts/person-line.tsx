import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FoundPerson } from "#contract/accounts/people.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

/** An account in a list: who it is, how it may be reached, and what stands out. */
export function PersonLine({ person }: { person: FoundPerson }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { id, username, email, name, registeredAt, strikes } = person;
  const marks = [
    ...(person.suspended ? [t("people.mark.suspended")] : []),
    ...(strikes > 0 ? [t("people.mark.strikes", { count: strikes })] : []),
    ...(person.emailConfirmed ? [] : [t("people.mark.unconfirmed")]),
    ...(person.verified ? [t("people.mark.verified")] : []),
    ...(person.isOfShop ? [t("people.mark.staff")] : []),
  ];
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 tablet:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_11.5rem]">
      <p className="min-w-0">
        <Link
          className="quiet-link type-control inline-block min-h-6 [overflow-wrap:anywhere]"
          // An account that is not confirmed yet owns its name no more than others that wish for it.
          to={personAddress(person.emailConfirmed ? username : email, locale)}
        >
          <bdi>{username}</bdi>
        </Link>
        {name && <span className="type-small block text-muted [overflow-wrap:anywhere]">{name}</span>}
      </p>
      <p className="type-small min-w-0 [overflow-wrap:anywhere]">
        {email}
        {marks.length > 0 && <span className="block text-muted">{marks.join(" · ")}</span>}
      </p>
      <p className="type-small tnum text-muted tablet:text-right">
        {t("people.number", { id })}
        <span className="block whitespace-nowrap max-tablet:ml-3 max-tablet:inline">
          {t("people.since", { date: formatDate(registeredAt, locale) })}
        </span>
      </p>
    </li>
  );
}
