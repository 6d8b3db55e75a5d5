import { useTranslation } from "react-i18next";
import type { AuditEntry, ChangedField } from "#contract/audit/audit.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useAuditWords } from "./use-audit-words.ts";

/** As many changes as an entry shows at once. */
const atOnce = 6;

/** From what to what, value by value. */
export function ChangedFields({ entry }: { entry: Pick<AuditEntry, "changes" | "kind"> }) {
  const { t } = useTranslation("auditAdmin");
  const { changes, kind } = entry;
  if (changes.length === 0) return null;
  const further = changes.slice(atOnce);
  return (
    <>
      <Fields changes={changes.slice(0, atOnce)} kind={kind} />
      {further.length > 0 && (
        <Disclosure className="border-b-0" summary={t("further", { count: further.length })}>
          <Fields changes={further} kind={kind} />
        </Disclosure>
      )}
    </>
  );
}

function Fields({ changes, kind }: { changes: readonly ChangedField[]; kind: AuditEntry["kind"] }) {
  const { t } = useTranslation("auditAdmin");
  const { shownField, shownValue } = useAuditWords();
  return (
    <dl className="type-small mt-1.5 grid gap-y-1">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="grid gap-x-4 max-tablet:py-0.5 tablet:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)]">
          <dt className="text-muted [overflow-wrap:anywhere]">{shownField(field, kind)}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
            {from !== null && from !== "" && from !== to && (
              <>
                <span className="sr-only">{t("was")} </span>
                <del className="text-muted">{shownValue(field, from, kind)}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">{t("became")} </span>
              </>
            )}
            {from === to ? (
              shownValue(field, to, kind)
            ) : to === null || to === "" ? (
              <span className="text-muted">{t("none")}</span>
            ) : (
              <ins className="no-underline">{shownValue(field, to, kind)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
