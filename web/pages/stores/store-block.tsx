import { useTranslation } from "react-i18next";
import { daysOfWeek, hoursText, shortTime } from "#contract/stores/hours-text.ts";
import { openStateAt } from "#contract/stores/opening-hours.ts";
import type { Store } from "#contract/stores/stores.ts";
import { atTime, formatOnShortDay, formatShortDay } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** One store: where it is, how to reach it, whether it is open now, its week and the days that differ. */
export function StoreBlock({ store }: { store: Store }) {
  const { t } = useTranslation("stores");
  const locale = useLocale();
  const { name, street, zip, city, phone, email, note, week, exceptions } = store;
  const closed = t("closed");
  return (
    <li id={`prodejna-${store.id}`} className="border-line border-t pt-5">
      <h2 className="type-h4">{typography(name)}</h2>
      <OpenNow store={store} />
      <address className="type-body mt-3 not-italic">
        {street}
        <br />
        {zip.replace(" ", "\u00a0")} {city}
      </address>
      <p className="type-body mt-2 grid justify-items-start gap-1">
        {phone && (
          <a className="quiet-link" href={`tel:${phone.replaceAll(" ", "")}`}>
            {phone.replaceAll(" ", "\u00a0")}
          </a>
        )}
        {email && (
          <a className="quiet-link [overflow-wrap:anywhere]" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      {note && <p className="type-small mt-2 max-w-[48ch] text-muted">{typography(note)}</p>}
      <Disclosure summary={t("hours")} className="mt-3">
        <dl className="type-small tnum grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
          {daysOfWeek(week, locale).map(({ day, parts }) => (
            <Row key={day} label={day} value={hoursText(parts, closed)} />
          ))}
        </dl>
        {exceptions.length > 0 && (
          <>
            <h3 className="type-control mt-4">{t("exceptions")}</h3>
            <dl className="type-small tnum mt-1 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
              {exceptions.map(({ on, parts }) => (
                <Row key={on} label={formatShortDay(`${on}T12:00:00Z`, locale)} value={hoursText(parts, closed)} />
              ))}
            </dl>
          </>
        )}
      </Disclosure>
    </li>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Follows the clock, since a finished page may be shown a while after it was rendered. */
function OpenNow({ store }: { store: Store }) {
  const { t } = useTranslation("stores");
  const locale = useLocale();
  const text = useServerClock((nowMs) => {
    const state = openStateAt(store, new Date(nowMs));
    if (state.isOpen) return t("openUntil", { time: shortTime(state.until) });
    if (!state.next) return t("closedNow");
    const { on, from } = state.next;
    return t("opens", {
      day: formatOnShortDay(`${on}T12:00:00Z`, locale),
      time: atTime(shortTime(from), locale),
    });
  });
  return <p className="type-small mt-1 text-primary">{typography(text)}</p>;
}
