import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ResendConfirmation } from "#web/pages/account/resend-confirmation.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useSession } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/welcome";
import { AuthLayout } from "./auth-layout.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useConfirmation } from "./use-confirmation.ts";

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Vítejte", en: "Welcome" }, location);
}

/** After registering: where the letter went. With `?hash=` from that letter: confirms the e-mail and leads on. */
export default function Welcome() {
  const { t } = useTranslation(["auth", "account"]);
  const [search] = useSearchParams();
  const hash = search.get("hash");
  const { state, email, retry } = useConfirmation(hash);
  const points = state === "confirmed" ? "account:afterConfirming" : "welcome";
  return (
    <AuthLayout
      title={t(`welcome.${state}.title`)}
      lead={t(`welcome.${state}.lead`)}
      aside={{
        title: t("welcome.aside"),
        points: [t(`${points}.point1`), t(`${points}.point2`), t(`${points}.point3`)],
      }}
    >
      <div aria-live="polite">
        {state === "sent" && <Sent />}
        {state === "confirming" && <Spinner className="size-8 text-muted" />}
        {state === "confirmed" && <Confirmed email={email} />}
        {state === "expired" && <NewLetter />}
        {state === "failed" && (
          <Button size="large" onClick={retry}>
            {t("welcome.failed.action")}
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}

function Sent() {
  const { t } = useTranslation("auth");
  const user = useSession();
  const sentTo = (useLocation().state as { email?: string } | null)?.email ?? user?.email;
  return (
    <MailSent text={sentTo ? t("welcome.sent.text", { email: sentTo }) : t("welcome.sent.plain")}>
      <div className="mt-3">
        <Disclosure summary={t("welcome.sent.missing")}>
          <NewLetter email={sentTo} />
        </Disclosure>
      </div>
    </MailSent>
  );
}

function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const user = useSession();
  if (!user) return <SignInForm email={email} />;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={pathTo("home", locale)} size="large">
        {t("welcome.confirmed.browse")}
      </ButtonLink>
      <ButtonLink to={pathTo("accountOverview", locale)} size="large" kind="outline">
        {t("welcome.confirmed.overview")}
      </ButtonLink>
    </div>
  );
}

/** Only signed-in users may ask for another letter, so guests sign in first; the way leads back here. */
function NewLetter({ email }: { email?: string | undefined }) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const user = useSession();
  if (user?.emailConfirmed) {
    return <ButtonLink to={pathTo("accountOverview", locale)}>{t("welcome.confirmed.overview")}</ButtonLink>;
  }
  if (user) return <ResendConfirmation />;
  return (
    <div className="grid gap-5">
      <p className="type-small text-muted">{t("welcome.again")}</p>
      <SignInForm email={email} goTo={pathTo("welcome", locale)} submitLabel={t("welcome.signInForLetter")} />
    </div>
  );
}
