import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { inBrowser } from "#web/middleware/in-browser.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useSession, useSessionActions } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/change-password";
import { AuthLayout } from "./auth-layout.tsx";
import { SignInForm } from "./sign-in-form.tsx";

type State = "form" | "done" | "expired";

export const clientMiddleware = inBrowser("clearValidationErrors");

/** A visitor with a link that no longer works learns it before writing anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^[\w-]{1,300}$/.test(params.hash)) return { valid: false };
  return (await context.get(apiContext).accounts.checkPasswordLink({ body: { hash: params.hash } })).data;
}

export function meta() {
  return privateMeta("auth:change.form.title");
}

/** The page behind the link in the mail. The link is used only when the new password is sent. */
export default function ChangePassword({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const [state, setState] = useState<State>(loaderData.valid ? "form" : "expired");
  return (
    <AuthLayout
      title={t(`change.${state}.title`)}
      lead={t(`change.${state}.lead`)}
      aside={{ title: t("reset.aside"), points: [t("change.point1"), t("change.point2")] }}
    >
      {state === "form" && <NewPasswordForm hash={params.hash} onState={setState} />}
      {state === "done" && <SignInForm />}
      {state === "expired" && <NewLink />}
    </AuthLayout>
  );
}

/** The way to a new link. That page is for guests, so a signed-in visitor signs out on the way. */
function NewLink() {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const to = pathTo("resetPassword", locale);
  if (!useSession()) {
    return (
      <ButtonLink to={to} size="large">
        {t("change.expired.action")}
      </ButtonLink>
    );
  }
  return (
    <Button size="large" onClick={() => void signOut().then(() => navigate(to))}>
      {t("change.expired.signOut")}
    </Button>
  );
}

function NewPasswordForm({ hash, onState }: { hash: string; onState: (state: State) => void }) {
  const { t } = useTranslation("auth");
  const rules = useRules();
  const user = useSession();
  const { signOut } = useSessionActions();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { password: "" },
    submit: async ({ password }) => {
      try {
        await browserApi.accounts.changePassword({ body: { hash, password } });
      } catch (error) {
        if (error instanceof ApiError && "hash" in error.fields) return onState("expired");
        throw error;
      }
      onState("done");
      // The new password signed everybody out, this device too.
      if (user) await signOut();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4" method="post">
      <FormMessage>{message}</FormMessage>
      {user && <Notice>{t("change.signedIn", { name: user.username })}</Notice>}
      <NewPasswordInput
        label={t("change.label")}
        written={form.watch("password")}
        error={errorOf("password")}
        {...form.register("password", { required: rules.required, minLength: rules.min(minPasswordLength) })}
      />
      <p className="mt-2">
        <Button type="submit" size="large" busy={busy}>
          {t("change.submit")}
        </Button>
      </p>
    </form>
  );
}
