import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Says where the code goes and sends it. */
export function SendCode({ phone, hasCode, contact }: { phone: string; hasCode: boolean; contact: string }) {
  const { t } = useTranslation("verification");
  const { busy, press } = usePageAction();
  return (
    <>
      <p className="type-field">
        {t(hasCode ? "sent" : "send.to")} <strong className="tnum whitespace-nowrap">{phone}</strong>.{" "}
        <Link className="quiet-link" to={contact}>
          {t("otherPhone")}
        </Link>
      </p>
      <Button
        className="mt-4"
        kind={hasCode ? "quiet" : "primary"}
        busy={busy}
        onClick={() => press(() => browserApi.verifications.sendCode({}))}
      >
        {t(hasCode ? "send.again" : "send.action")}
      </Button>
    </>
  );
}
