import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { pathTo } from "#web/addresses.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/unsubscribe";

export function meta({ location }: Route.MetaArgs) {
  return privateMeta(
    { cs: "E-maily o sledovaných aukcích", en: "E-mails about auctions you follow" },
    location,
  );
}

/** Where a mail's link leads: opening it changes nothing, its button does, without signing in. */
export default function Unsubscribe({ params }: Route.ComponentProps) {
  const { t } = useTranslation("watching");
  const locale = useLocale();
  const [search] = useSearchParams();
  const [state, setState] = useState<"asked" | "busy" | "done" | "unknown" | "failed">("asked");
  const isDone = state === "done" || search.has("done");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    try {
      await browserApi.preferences.unsubscribe({ params: { key: params.key } });
      setState("done");
    } catch (error) {
      setState(error instanceof ApiError && error.status === 404 ? "unknown" : "failed");
    }
  };
  return (
    <div className="container-page pt-9 pb-12 desktop:pt-16" aria-live="polite">
      <h1 className="type-item max-w-[22ch]">{t(isDone ? "unsubscribe.doneTitle" : "unsubscribe.title")}</h1>
      <p className="type-body mt-3 max-w-[60ch] text-muted">
        {typography(t(isDone ? "unsubscribe.doneLead" : "unsubscribe.lead"))}
      </p>
      {isDone ? (
        <ButtonLink className="mt-8" kind="outline" to={pathTo("watched", locale)}>
          {t("unsubscribe.toList")}
        </ButtonLink>
      ) : (
        <form
          method="post"
          action={`${pathTo("unsubscribe", locale, { key: params.key })}?form=1`}
          onSubmit={submit}
          className="mt-8"
        >
          {(state === "unknown" || state === "failed") && (
            <FormError className="mb-4">{t(`unsubscribe.${state}`)}</FormError>
          )}
          <Button type="submit" size="large" busy={state === "busy"}>
            {t("unsubscribe.action")}
          </Button>
        </form>
      )}
    </div>
  );
}
