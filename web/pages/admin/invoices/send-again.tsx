import { useTranslation } from "react-i18next";
import { type IssuedDocument, mostSendsADay } from "#contract/invoices/issued-documents.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Mails a document again, to the address that is named beside it. */
export function SendAgain({ document: { id, sentTo } }: { document: IssuedDocument }) {
  const { t } = useTranslation("issuedDocument");
  const { busy, press } = usePageAction();
  if (sentTo === null) return <p className="type-small self-center text-muted">{t("noAddress")}</p>;
  return (
    <>
      <Button
        size="small"
        kind="outline"
        busy={busy}
        onClick={() =>
          press(async () => {
            await browserApi.issuedDocuments.send({ params: { id } });
            notify({ kind: "success", text: t("sent", { email: sentTo }) });
          })
        }
      >
        {t("send")}
      </Button>
      <p className="type-small self-center text-muted [overflow-wrap:anywhere]">
        {t("sendHint", { email: sentTo, count: mostSendsADay })}
      </p>
    </>
  );
}
