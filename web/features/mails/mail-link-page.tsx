import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";

interface MailLinkPageProps {
  /** Texts `title`, `lead`, `action`, `doneTitle`, `doneLead`, `next`, `unknown` and `failed` below this key. */
  texts: { namespace: string; key: string };
  /** This page's own path: without JavaScript its form is posted there (server/http/mail-link-form.ts). */
  path: string;
  act: () => Promise<unknown>;
  /** Where one may go on to. */
  next: string;
}

/** Where a mail's link leads: opening it changes nothing, its button does, without signing in. */
export function MailLinkPage({ texts, path, act, next }: MailLinkPageProps) {
  const { t } = useTranslation(texts.namespace, { keyPrefix: texts.key });
  const [search] = useSearchParams();
  const [state, setState] = useState<"asked" | "busy" | "done" | "unknown" | "failed">(
    search.has("unknown") ? "unknown" : "asked",
  );
  const isDone = state === "done" || search.has("done");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    try {
      await act();
      setState("done");
    } catch (error) {
      setState(error instanceof ApiError && error.status === 404 ? "unknown" : "failed");
    }
  };
  return (
    <div className="container-page pt-9 pb-12 desktop:pt-16" aria-live="polite">
      <h1 className="type-item max-w-[22ch]">{t(isDone ? "doneTitle" : "title")}</h1>
      <p className="type-body mt-3 max-w-[60ch] text-muted">{typography(t(isDone ? "doneLead" : "lead"))}</p>
      {isDone ? (
        <ButtonLink className="mt-8" kind="outline" to={next}>
          {t("next")}
        </ButtonLink>
      ) : (
        <form method="post" action={`${path}?form=1`} onSubmit={submit} className="mt-8">
          {(state === "unknown" || state === "failed") && <FormError className="mb-4">{t(state)}</FormError>}
          <Button type="submit" size="large" busy={state === "busy"}>
            {t("action")}
          </Button>
        </form>
      )}
    </div>
  );
}
