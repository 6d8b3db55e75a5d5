import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { beginWork } from "#web/api/activity.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { isLineThere } from "#web/loading/line.ts";
import { isCodeMissing, reloadOnce } from "#web/loading/reload-once.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** Status, what happened, what to do next (specification, sections 2 and 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  const missing = status === 404;
  const told = messageOf(error);
  useEffect(() => {
    // The bar of progress turns red (section 9).
    if (status >= 500) beginWork().failed();
    if (isCodeMissing(error)) void isLineThere().then((isThere) => isThere && reloadOnce());
  }, [error, status]);
  return (
    <div className="container-page grid min-h-[56vh] content-center py-16">
      <title>{`${missing ? t("error.notFoundTitle") : t("error.title")} · Kabinet`}</title>
      <p className="type-date text-secondary-text">{status}</p>
      <h1 className="type-h1 mt-4">{missing ? t("error.notFoundTitle") : t("error.title")}</h1>
      {!missing && <p className="type-body mt-4 max-w-[56ch]">{t("error.general")}</p>}
      <p className="type-body mt-4 max-w-[56ch]">
        {missing ? t("error.notFoundGuidance") : t("error.guidance")}
      </p>
      {missing && (
        <p lang="en" className="type-small mt-1 text-muted">
          {t("error.notFound")}
        </p>
      )}
      {told && (
        <p lang="en" className="type-small mt-1 text-muted">
          {told}
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {!missing && (
          <Button className="needs-script" onClick={() => window.location.reload()}>
            {t("error.retry")}
          </Button>
        )}
        <ButtonLink kind={missing ? "primary" : "outline"} to={pathTo("home", locale)}>
          {t("error.home")}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The reason for the refusal, for the site's operators, such as an unknown middleware. */
function messageOf(error: unknown): string | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof said === "object" && said !== null && "message" in said ? String(said.message) : null;
}
