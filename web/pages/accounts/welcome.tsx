import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ResendConfirmation } from "#web/pages/account/resend-confirmation.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useSession } from "#web/session/session.ts";
import { wantedPage } from "#web/session/wanted-page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Route } from "./+types/welcome";
import { AuthLayout } from "./auth-layout.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function meta() {
  return privateMeta("auth:welcome.greeting");
}

/** A visitor with a link that no longer works learns it before writing anything. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const hash = new URL(request.url).searchParams.get("hash");
  if (hash === null) return null;
  if (!/^[\w-]{1,300}$/.test(hash)) return { hash, valid: false, username: null };
  const { data } = await context.get(apiContext).accounts.checkConfirmationLink({ body: { hash } });
  return { hash, ...data };
}

/** A link is asked about once: confirming uses it up, and asking again would say for a moment that it no longer works. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.search !== nextUrl.search;
}

/** After registering: where the letter went. With `?hash=` from that letter: confirms the e-mail and leads on, to the page that the visitor registered from where there is one. */
export default function Welcome({ loaderData: link }: Route.ComponentProps) {
  const { t } = useTranslation(["auth", "account"]);
  const navigate = useNavigate();
  const wanted = wantedPage(useSearchParams()[0]);
  const [end, setEnd] = useState<{ state: "confirmed" | "expired"; email: string } | null>(null);
  const state = end?.state ?? (link === null ? "sent" : link.valid ? "asking" : "expired");
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
        {state === "asking" && (
          <ConfirmForm
            hash={link?.hash ?? ""}
            username={link?.username ?? ""}
            onConfirmed={(email, signedIn) => {
              if (signedIn && wanted) void navigate(wanted, { replace: true });
              else setEnd({ state: "confirmed", email });
            }}
            onExpired={() => setEnd({ state: "expired", email: "" })}
          />
        )}
        {state === "confirmed" && <Confirmed email={end?.email ?? ""} />}
        {state === "expired" && <NewMail />}
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
          <NewMail email={sentTo} />
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
function NewMail({ email }: { email?: string | undefined }) {
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
