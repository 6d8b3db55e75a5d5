import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecaptchaNote } from "#web/features/accounts/recaptcha-note.tsx";
import { prepareRecaptcha } from "#web/features/accounts/recaptcha-token.ts";
import { typography } from "#web/format/typography.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { useSession } from "#web/session/session.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";

const NewsletterDialog = laterPart(() => import("./newsletter-dialog.tsx"));

/** Sign-up for newsletters at the foot of public lists and articles: an e-mail first, then in a dialog what they are to be about. */
export function NewsletterBlock() {
  const { t } = useTranslation("newsletter");
  const rules = useRules();
  const { services } = useRootData();
  const [asking, setAsking] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const problem = problemOf(typed, rules);
    setError(problem);
    if (problem === null) setAsking(typed);
  };
  const isOwn = useIsOwn(asking);
  // An answer may come when this has been left and another e-mail is asked about.
  const leave = () => setAsking((now) => (now === asking ? null : now));
  const saved = () => {
    setSentTo(isOwn ? null : asking);
    leave();
    setEmail((now) => (now.trim() === asking ? "" : now));
  };
  return (
    <section
      aria-labelledby="newsletter-title"
      className="items-center gap-x-12 desktop:grid desktop:grid-cols-2 wide:gap-x-24"
    >
      <div>
        <h2 id="newsletter-title" className="type-h3">
          {t("title")}
        </h2>
        <p className="type-body mt-2 max-w-[52ch] text-muted">{typography(t("lead"))}</p>
      </div>
      <div>
        <form
          method="post"
          noValidate
          onSubmit={submit}
          onFocus={() => prepareRecaptcha(services.recaptchaKey)}
          className="flex flex-wrap items-start gap-3 max-desktop:mt-5 max-desktop:max-w-130"
        >
          <Input
            name="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            type="email"
            label={t("email")}
            hideLabel
            placeholder={t("email")}
            autoComplete="email"
            error={error}
            className="min-w-56 grow"
          />
          <Button type="submit">{t("subscribe")}</Button>
        </form>
        <p className="type-caption not-empty:mt-3" aria-live="polite">
          {sentTo ? typography(t("confirm", { email: sentTo })) : null}
        </p>
        <noscript>
          <p className="type-caption">{t("noScript")}</p>
        </noscript>
        <RecaptchaNote recaptchaKey={services.recaptchaKey} className="mt-1" />
      </div>
      <Suspense>
        {asking !== null && (
          <NewsletterDialog
            email={asking}
            isOwn={isOwn}
            recaptchaKey={services.recaptchaKey}
            onClose={leave}
            onSaved={saved}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Two rules for one field: the forms' library would weigh on every page of the site. */
function problemOf(typed: string, { required, email }: ReturnType<typeof useRules>): string | null {
  if (typed === "") return required;
  return email.value.test(typed) ? null : email.message;
}

/** Whether an e-mail is that of the signed-in visitor. */
function useIsOwn(email: string | null): boolean {
  const user = useSession();
  return email !== null && email.toLowerCase() === user?.email.toLowerCase();
}
