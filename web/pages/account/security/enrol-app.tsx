import { useTranslation } from "react-i18next";
import type { Enrolment } from "#contract/accounts/security.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CodeForm } from "#web/features/accounts/code-form.tsx";
import { QrPicture } from "#web/ui/qr-picture.tsx";

/** Gives the secret to an app, by a picture or letter by letter, and takes the app's first code. */
export function EnrolApp({
  enrolment: { secret, uri, qr },
  onDone,
}: {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
}) {
  const { t } = useTranslation("security");
  return (
    <div className="mt-5 grid gap-6 tablet:grid-cols-[12rem_minmax(0,1fr)]">
      <QrPicture qr={qr} label={t("enrol.qr")} />
      <div className="min-w-0">
        <p className="type-small">{t("enrol.scan")}</p>
        <p className="type-small mt-2">
          <a href={uri} className="quiet-link">
            {t("enrol.open")}
          </a>
        </p>
        <p className="type-small mt-2 text-muted">{t("enrol.type")}</p>
        <p className="type-body tnum break-all">
          <code translate="no">{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <div className="mt-5">
          <CodeForm
            label={t("code.label")}
            hint={t("enrol.hint")}
            action={t("factor.turnOn")}
            submit={async (code) =>
              onDone((await browserApi.securityOf.confirm({ body: { code } })).data.recoveryCodes)
            }
          />
        </div>
      </div>
    </div>
  );
}
