import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Credentials } from "#contract/accounts/credentials.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { UsernameForm } from "./username-form.tsx";

type Part = "username" | "email" | "password";

/** What one is called by and signs in with; one of the three is changed at a time. */
export function SignInDetails({ credentials: loaded }: { credentials: Credentials }) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const [credentials, setCredentials] = useState(loaded);
  const [open, setOpen] = useState<Part | null>(loaded.emailWanted ? "email" : null);
  const close = () => setOpen(null);
  const row = (part: Part, value: string, form: ReactNode, wait?: string) => (
    <Row
      label={t(`signIn.${part}`)}
      value={value}
      wait={wait}
      isOpen={open === part}
      onOpen={() => setOpen(open === part ? null : part)}
    >
      {form}
    </Row>
  );
  const announce = (changed: Credentials) => {
    setCredentials(changed);
    if (!changed.emailWanted) close();
  };
  const { username, usernameFrom, email } = credentials;
  return (
    <section aria-labelledby="sign-in-details" className="mt-14 max-w-180">
      <h2 id="sign-in-details" className="type-h3">
        {t("signIn.title")}
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {row(
          "username",
          username,
          <UsernameForm username={username} onDone={announce} />,
          usernameFrom ? t("signIn.usernameFrom", { time: formatOnDateTime(usernameFrom, locale) }) : undefined,
        )}
        {row("email", email, <EmailForm credentials={credentials} onDone={announce} />)}
        {row("password", "••••••••••", <PasswordForm onDone={close} />)}
      </div>
      <p className="mt-4">
        <Link to={pathTo("security", locale)} className="quiet-link">
          {t("signIn.security")}
        </Link>
      </p>
    </section>
  );
}

/** A detail as it is now, and its form once it is to change; `wait` says why it cannot. */
function Row({
  label,
  value,
  wait,
  isOpen,
  onOpen,
  children,
}: {
  label: string;
  value: string;
  wait: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("contact");
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="type-small text-muted">{label}</p>
          <p className="type-body break-words">{value}</p>
        </div>
        {!wait && (
          <Button
            kind="outline"
            size="small"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "signIn.closeLabel" : "signIn.changeLabel", { what: label })}
            onClick={onOpen}
          >
            {t(isOpen ? "signIn.close" : "signIn.change")}
          </Button>
        )}
      </div>
      {wait && <p className="type-small mt-1 text-muted">{wait}</p>}
      {isOpen && <div className="mt-4 max-w-92">{children}</div>}
    </div>
  );
}
