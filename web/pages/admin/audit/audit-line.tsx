import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AuditEntry } from "#contract/audit/audit.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { personAddress, thingAddress } from "./thing-address.ts";
import { useAuditWords } from "./use-audit-words.ts";

/** One change: of what, when and by whom, from what to what, and why. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("auditAdmin");
  const locale = useLocale();
  const { shownThing, shownValue } = useAuditWords();
  const { kind, subjectId, name, by, at, reason } = entry;
  // Of a look at a part of the site the heading says already what was looked at.
  const isSaid = ({ field, to }: AuditEntry["changes"][number]) =>
    kind === "reading" && name === null && shownValue(field, to, kind) === shownThing(subjectId);
  const changes = entry.changes.filter((change) => !isSaid(change));
  const address = thingAddress(entry, locale);
  const thing = <bdi>{name ?? shownThing(subjectId)}</bdi>;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <h2 className="type-control min-w-0 [overflow-wrap:anywhere]">
          {t(`kind.${kind}`)}
          {": "}
          {address === null ? (
            thing
          ) : (
            <Link className="quiet-link" to={address}>
              {thing}
            </Link>
          )}
          {name !== null && <span className="type-small tnum font-normal text-muted"> {subjectId}</span>}
        </h2>
        <p className="type-small text-muted">
          <Author by={by} />
          {" · "}
          <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
      </div>
      <ChangedFields entry={{ kind, changes }} />
      {entry.changes.length === 0 && reason === null && (
        <p className="type-small mt-1.5 text-muted">{t("unchanged")}</p>
      )}
      {reason !== null && (
        <p className="type-small mt-2 border-line-2 border-l-2 pl-3 [overflow-wrap:anywhere]">
          <span className="text-muted">{t("reason")}</span> {reason}
        </p>
      )}
    </li>
  );
}

function Author({ by }: { by: AuditEntry["by"] }) {
  const { t } = useTranslation("auditAdmin");
  const locale = useLocale();
  if (by === null) return <>{t("nobody")}</>;
  if (by.username === null) return <>{t("goneAccount", { id: by.id })}</>;
  return (
    <Link className="quiet-link" to={personAddress(by.username, locale)}>
      <bdi>{by.username}</bdi>
    </Link>
  );
}
