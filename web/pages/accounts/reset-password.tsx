import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { inBrowser } from "#web/middleware/in-browser.ts";
import { onServer } from "#web/middleware/on-server.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Button } from "#web/ui/button.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { EmailInput } from "./email-input.tsx";
import { MailSent } from "./mail-sent.tsx";

export const middleware = onServer("guest");
export const clientMiddleware = inBrowser("clearValidationErrors");

/** Brings nothing, but only with a loader does the middleware run after a navigation within the site as well. */
export function loader() {
  return null;
}

export function meta() {
  return privateMeta("auth:reset.title");
}

/** Asks for the link to a new password; the answer never says whether the account exists. */
export default function ResetPassword() {
  const { t } = useTranslation("auth");
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={sentTo ? t("reset.sentTitle") : t("reset.title")}
      lead={sentTo ? undefined : t("reset.lead")}
      aside={{ title: t("reset.aside"), points: [t("reset.point1"), t("reset.point2")] }}
    >
      {sentTo ? (
        <MailSent text={t("reset.sent", { email: sentTo })} onAgain={() => setSentTo(null)} again={t("reset.again")} />
      ) : (
        <ResetForm onSent={setSentTo} />
      )}
    </AuthLayout>
  );
}

function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { email: "" },
    submit: async ({ email }) => {
      await browserApi.accounts.requestPasswordReset({ body: { email } });
      onSent(email);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4" method="post">
      <FormMessage>{message}</FormMessage>
      <EmailInput
        error={errorOf("email")}
        {...form.register("email", { required: rules.required, pattern: rules.email })}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" busy={busy}>
          {t("reset.submit")}
        </Button>
        <Link to={pathTo("signIn", locale)} className="quiet-link type-small min-h-11 content-center">
          {t("reset.back")}
        </Link>
      </div>
    </form>
  );
}
