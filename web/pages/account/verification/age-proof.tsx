import "#web/i18n/areas/own.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import type { Verification } from "#contract/verification/verification.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { browserStorage } from "#web/session/browser-storage.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/age-proof";
import { answerIn, keepBegun, readBegun, withAnswer } from "./begun-proof.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).verifications.get({});
  return { verification: data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("verification:age.title");
}

/** The way to a verified age, where a service comes back to as well (`?state=…&code=…`), and on to what one was doing (`?redirect=`). */
export default function AgeProof({ loaderData: { verification, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("verification");
  const locale = useLocale();
  const [search] = useSearchParams();
  const { isChecking, failure } = useAnswer();
  const { ageVerifiedAt } = verification;
  const back = safeRedirect(search.get("redirect"));
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="max-w-[60ch]">
        <h1 className="type-h1">{t("age.title")}</h1>
        {isChecking ? (
          <Notice className="mt-6" live title={t("age.checking")} />
        ) : ageVerifiedAt ? (
          <>
            <Notice tone="success" className="mt-6">
              {t("age.done", { date: formatDate(ageVerifiedAt, locale) })}
            </Notice>
            <ButtonLink className="mt-6" to={back ?? pathTo("accountOverview", locale)}>
              {t(back ? "goOn" : "overview")}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="type-body mt-2 text-muted">{typography(t("age.lead"))}</p>
            {failure && (
              <Notice tone="warning" className="mt-6" live>
                {failure}
              </Notice>
            )}
            <Begin service={verification.ageProof} back={back} again={failure !== null} />
          </>
        )}
      </div>
    </AccountLayout>
  );
}

/** The button that leads to the service, and what is kept of its answer. */
function Begin({ service, back, again }: { service: Verification["ageProof"]; back: string | null; again: boolean }) {
  const { t } = useTranslation(["verification", "forms", "common"]);
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  if (service === null) return <Notice className="mt-6">{t("verification:age.none")}</Notice>;
  const begin = async () => {
    setBusy(true);
    keepBegun(browserStorage("localStorage"), answerIn(pathname, search).here);
    const asked = browserApi.verifications.beginAge({ body: { redirect: back } });
    const refused = await failureOf(
      asked.then(({ data }) => window.location.assign(data.url)),
      t,
    );
    if (refused === null) return;
    setBusy(false);
    notify({ kind: "error", text: refused });
  };
  return (
    <>
      <Button className="mt-6" busy={busy} onClick={begin}>
        {t(again ? "verification:age.again" : "verification:age.begin")}
      </Button>
      <p className="type-caption mt-4 text-muted">{typography(t("verification:age.kept"))}</p>
      {service === "sandbox" && (
        <p className="type-caption mt-2 text-muted">{typography(t("verification:age.sandbox"))}</p>
      )}
    </>
  );
}

/** Hands the answer in the address over, once, and goes on to where it leads; else says why it proves nothing. */
function useAnswer(): { isChecking: boolean; failure: string | null } {
  const { t } = useTranslation(["verification", "forms", "common"]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { answer, here } = answerIn(pathname, search);
  const handed = useRef<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (answer === null || handed.current === answer) return;
    const begun = readBegun(browserStorage("localStorage"));
    if (begun !== null && begun !== here) {
      void navigate(withAnswer(begun, answer), { replace: true });
      return;
    }
    handed.current = answer;
    keepBegun(browserStorage("localStorage"), null);
    const given = browserApi.verifications.completeAge({ body: { query: answer } });
    void failureOf(
      given.then(({ data }) => {
        notify({ kind: "success", text: t("verification:age.verified") });
        return navigate(data.redirect ?? here, { replace: true });
      }),
      t,
    ).then((refused) => {
      if (refused === null) return;
      setFailure(refused);
      // A reload would hand over what is used up.
      return navigate(here, { replace: true });
    });
  }, [answer, here, navigate, t]);
  return { isChecking: answer !== null && failure === null, failure };
}
