import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/document";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { DocumentLines } from "./document-lines.tsx";
import { MendForm } from "./mend-form.tsx";
import { OtherDocuments } from "./other-documents.tsx";
import { SendAgain } from "./send-again.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { data } = await api.issuedDocuments.get({ params: { id: args.params.id } });
  return { document: data };
});

export function meta() {
  return privateMeta("issuedDocument:title");
}

/** For those who keep the money: one issued document, its files, and how a wrong one is issued anew (rules IN12, IN13). */
export default function OneDocument({ loaderData: { document, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["issuedDocument", "invoiceAdmin"]);
  const locale = useLocale();
  const { id, number, kind, mending } = document;
  return (
    <AdminLayout serverTime={serverTime}>
      <BackLink to={pathTo("invoiceAdmin", locale)}>{t("back")}</BackLink>
      <h1 className="type-h1 mt-1 tnum">{number}</h1>
      <p className="type-body mt-1 text-muted">{t(`invoiceAdmin:kind.${kind}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <DocumentFiles id={id} number={number} />
        <SendAgain document={document} />
      </div>
      <div className="grid gap-x-14 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <DocumentFacts document={document} />
        <OtherDocuments document={document} />
      </div>
      <DocumentLines document={document} />
      {mending.fault === null ? (
        <MendForm key={id} document={document} />
      ) : (
        <p className="type-small mt-6 max-w-[70ch] text-muted">{t(`fault.${mending.fault}`)}</p>
      )}
    </AdminLayout>
  );
}
