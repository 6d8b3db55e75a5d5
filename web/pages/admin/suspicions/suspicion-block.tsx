import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Suspicion } from "#contract/moderation/suspicions.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { PickBox } from "#web/pages/admin/list/bulk/pick-box.tsx";
import type { Bulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What two people did, the ways to both and to the listing, and the word that it was looked at. */
export function SuspicionBlock({
  suspicion,
  bulk,
}: {
  suspicion: Suspicion;
  /** null: several cannot be picked at once. */
  bulk: Bulk<Suspicion> | null;
}) {
  const { t } = useTranslation(["moderationAdmin", "common"]);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { id, kind, person, other, listing, shared, facts, notedAt, lookedAt } = suspicion;
  const close = async () => {
    setBusy(true);
    try {
      await browserApi.suspicions.close({ params: { id } });
      notify({ kind: "success", text: t("suspicions.done") });
      await revalidate();
    } catch (error) {
      notify({ kind: "error", text: readFailure(error, [], t).message ?? t("common:error.general") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="min-w-0 rounded-block bg-surface px-4.5 py-5 shadow-lift tablet:px-6">
      <div className="flex items-center justify-between gap-4">
        <p className="type-caption text-muted">{formatDateTime(notedAt, locale)}</p>
        {bulk && <PickBox bulk={bulk} row={suspicion} />}
      </div>
      <h2 className="type-h5 mt-1">{t(`suspicions.kind.${kind}`)}</h2>
      <p className="type-field mt-2 [overflow-wrap:anywhere]">
        {typography(
          t(`suspicions.text.${kind}`, {
            person: person.username,
            other: other.username,
            shared: shared.map((trait) => t(`suspicions.shared.${trait}`)).join(", "),
            ...(facts?.kind === "repeated_pair" && facts),
            ...(facts?.kind === "sudden_raise" && { from: formatCzk(facts.from), to: formatCzk(facts.to) }),
          }),
        )}
      </p>
      <p className="type-small mt-3 flex flex-wrap gap-x-6">
        {[person, other].map((each) => (
          <Link
            key={each.id}
            className="quiet-link min-h-11 content-center py-2.5"
            to={`${pathTo("people", locale)}?name=${encodeURIComponent(each.username)}`}
          >
            {t("suspicions.person", { name: each.username })}
            {each.suspended && ` (${t("suspicions.suspended")})`}
          </Link>
        ))}
        <Link
          className="quiet-link min-h-11 content-center py-2.5 [overflow-wrap:anywhere]"
          to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}
        >
          {typography(listing.name)}
        </Link>
      </p>
      {lookedAt ? (
        <p className="type-small mt-2 text-muted">
          {t("suspicions.looked", { date: formatDateTime(lookedAt, locale) })}
        </p>
      ) : (
        <Button className="mt-3" kind="outline" busy={busy} onClick={() => void close()}>
          {t("suspicions.close")}
        </Button>
      )}
    </li>
  );
}
