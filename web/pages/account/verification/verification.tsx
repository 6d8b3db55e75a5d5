import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CodeForm } from "#web/features/accounts/code-form.tsx";
import { formatDate, formatTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/verification";
import { SendCode } from "./send-code.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).verifications.get({});
  return { verification: data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("verification:title");
}

const advantages = ["listings", "badge", "bids"] as const;

/** The way to a verified account, and from there back to what one was doing (`?redirect=`). */
export default function VerifiedAccount({ loaderData: { verification, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("verification");
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = safeRedirect(search.get("redirect"));
  const { verifiedAt, missing, phone, codeExpiresAt } = verification;
  const here = `${pathTo("verification", locale)}${back ? `?${new URLSearchParams({ redirect: back })}` : ""}`;
  const contact = `${pathTo("contact", locale)}?${new URLSearchParams({ redirect: pathTo("verification", locale), ...(back && { after: back }) })}`;
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="max-w-[60ch]">
        <h1 className="type-h1">{t("title")}</h1>
        {verifiedAt ? (
          <>
            <Notice tone="success" className="mt-6">
              {t("done", { date: formatDate(verifiedAt, locale) })}
            </Notice>
            <ButtonLink className="mt-6" to={back ?? pathTo("accountOverview", locale)}>
              {t(back ? "goOn" : "overview")}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="type-body mt-2 text-muted">{typography(t("lead"))}</p>
            <ul className="type-small mt-4 grid list-disc gap-1 pl-5">
              {advantages.map((each) => (
                <li key={each}>{typography(t(`what.${each}`))}</li>
              ))}
            </ul>
            {missing.length > 0 ? (
              <Notice
                className="mt-6"
                title={t("missing.title")}
                action={
                  <ButtonLink size="small" to={contact}>
                    {t("missing.action")}
                  </ButtonLink>
                }
              >
                {missing.map((name) => t(`missing.${name}`)).join(", ")}
              </Notice>
            ) : (
              <div className="mt-8">
                <SendCode phone={phone ?? ""} hasCode={codeExpiresAt !== null} contact={contact} />
                {codeExpiresAt && (
                  <div className="mt-6">
                    <CodeForm
                      label={t("code")}
                      hint={t("codeHint", { time: formatTime(codeExpiresAt) })}
                      action={t("verify")}
                      submit={async (code) => {
                        await browserApi.verifications.confirm({ body: { code } });
                        notify({ kind: "success", text: t("verified") });
                        await navigate(back ?? here, { replace: true });
                      }}
                    />
                  </div>
                )}
              </div>
            )}
          </>
        )}
        <p className="type-small mt-10 border-t border-line pt-5">
          <Link className="quiet-link inline-block min-h-11 content-center" to={pathTo("ageProof", locale)}>
            {t("ageLink")}
          </Link>
        </p>
      </div>
    </AccountLayout>
  );
}
