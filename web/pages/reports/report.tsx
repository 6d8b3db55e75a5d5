import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import type { Route } from "./+types/report";
import { AppealForm } from "./appeal-form.tsx";
import { AppealPart } from "./appeal-part.tsx";
import { DecisionPart } from "./decision-part.tsx";
import { Words } from "./words.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, key } = params;
  if (!/^[1-9]\d{0,14}$/.test(id) || !/^[0-9a-f]{64}$/.test(key)) throw data(null, { status: 404 });
  const { reports } = context.get(apiContext);
  const found = await reports.get({ params: { id: Number(id), key } }).catch(asNotFound);
  return { report: found.data };
}

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("reports:page.title", { id: params.id });
}

/** How a report stands, for whoever holds its address: who reported, or whom it concerns. */
export default function ReportPage({ loaderData: { report }, params }: Route.ComponentProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { key: accessKey } = params;
  const { id, side, kind, reason, quoted, note, at, decision, appeals, outcome } = report;
  return (
    <div className="container-page pt-9 desktop:pt-12">
      <div className="max-w-200">
        <h1 className="type-h1">{t("page.title", { id })}</h1>
        <p className="type-body mt-2 text-muted">{t(`page.lead.${side}`)}</p>
        <DefinitionList
          className="mt-6 border-line border-y"
          entries={[
            { term: t("page.state"), value: t(`state.${outcome ?? "open"}`) },
            { term: t("page.what"), value: t(`kind.${kind}`) },
            { term: t("page.reason"), value: t(`reason.${reason}`) },
            { term: t("page.at"), value: formatDateTime(at, locale) },
            { term: t("page.quoted"), value: quoted && <Words>{quoted}</Words> },
            { term: t("page.note"), value: note && <Words>{note}</Words> },
          ]}
        />
        {decision && <DecisionPart decision={decision} />}
        {appeals.map((appeal) => (
          <AppealPart key={appeal.id} appeal={appeal} side={side} />
        ))}
        {report.appealUntil && <AppealForm id={id} accessKey={accessKey} until={report.appealUntil} />}
      </div>
    </div>
  );
}
