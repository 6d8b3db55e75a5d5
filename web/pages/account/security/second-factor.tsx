import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { Enrolment, SecurityState } from "#contract/accounts/security.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { WithProof } from "#web/features/accounts/use-proof.tsx";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { EnrolApp } from "./enrol-app.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SecondFactorProps {
  security: SecurityState;
  withProof: WithProof;
  /** The page that could not be shown without it. */
  wanted: string | null;
}

/** The code of an app that signing in asks for besides the password: turned on, off, and what one has when the telephone is lost. */
export function SecondFactor({ security, withProof, wanted }: SecondFactorProps) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { busy, press, run } = usePageAction();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isTurningOff, setTurningOff] = useState(false);
  const { secondFactorSince, recoveryCodesLeft, isSecondFactorMissing } = security;
  const begin = () => press(() => withProof(async () => setEnrolment((await browserApi.securityOf.begin({})).data)));
  const renew = () =>
    press(() =>
      withProof(async () => setCodes((await browserApi.securityOf.renewRecoveryCodes({})).data.recoveryCodes)),
    );
  const turnOff = async () => {
    await browserApi.securityOf.turnOff({});
    notify({ kind: "success", text: t("factor.isOff") });
  };
  return (
    <section aria-labelledby="second-factor" className="mt-10 max-w-180">
      <h2 id="second-factor" className="type-h3">
        {t("factor.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("factor.lead")}</p>
      {isSecondFactorMissing && (
        <Notice tone="warning" className="mt-4">
          {t("factor.missing")}
        </Notice>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => (wanted ? void navigate(wanted) : setCodes(null))} />
      ) : secondFactorSince ? (
        <>
          <p className="type-body mt-4">
            {t("factor.since", { date: formatDate(secondFactorSince, locale) })}{" "}
            {t("factor.left", { count: recoveryCodesLeft })}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {wanted && <ButtonLink to={wanted}>{t("factor.goOn")}</ButtonLink>}
            <Button kind="outline" busy={busy} onClick={renew}>
              {t("factor.renew")}
            </Button>
            <Button kind="outline" onClick={() => setTurningOff(true)}>
              {t("factor.turnOff")}
            </Button>
          </div>
        </>
      ) : enrolment ? (
        <EnrolApp
          enrolment={enrolment}
          onDone={(made) => {
            setCodes(made);
            setEnrolment(null);
            void revalidate();
          }}
        />
      ) : (
        <Button className="mt-4" busy={busy} onClick={begin}>
          {t("factor.turnOn")}
        </Button>
      )}
      <ConfirmDialog
        open={isTurningOff}
        title={t("factor.turnOffTitle")}
        text={t("factor.turnOffText")}
        confirm={t("factor.turnOff")}
        keep={t("factor.keep")}
        onConfirm={async () => {
          // The proof has a dialog of its own, which comes after this one.
          setTurningOff(false);
          return run(() => withProof(turnOff));
        }}
        onClose={() => setTurningOff(false)}
      />
    </section>
  );
}
