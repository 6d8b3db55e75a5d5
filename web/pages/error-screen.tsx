import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { beginWork } from "#web/api/request-progress.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { isCodeMissing, reloadOnce, reloadPage } from "#web/loading/limit-reloads.ts";
import { isLineThere, pauseForLine } from "#web/loading/line.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** FR6: An error page says the status, what happened and what to do next; an unknown middleware is a 500 that names it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isOffline = isLineLost(error);
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  const missing = status === 404;
  const described = messageOf(error);
  useEffect(() => {
    // The bar of progress turns red (rule FR3).
    if (status >= 500) beginWork().failed();
    if (isOffline) void reloadWithLine();
    if (isCodeMissing(error)) void isLineThere().then((isThere) => isThere && reloadOnce());
  }, [error, status, isOffline]);
  if (isOffline) return <OfflineScreen />;
  return (
    <div className="container-page grid min-h-[56vh] content-center py-16">
      <title>{`${missing ? t("error.notFoundTitle") : t("error.title")} · Kabinet`}</title>
      <p className="type-date text-secondary-text">{status}</p>
      <h1 className="type-h1 mt-4">{missing ? t("error.notFoundTitle") : t("error.title")}</h1>
      {!missing && <p className="type-body mt-4 max-w-[56ch]">{t("error.general")}</p>}
      <p className="type-body mt-4 max-w-[56ch]">{missing ? t("error.notFoundGuidance") : t("error.guidance")}</p>
      {missing && (
        <p lang="en" className="type-small mt-1 text-muted">
          {t("error.notFound")}
        </p>
      )}
      {described && (
        <p lang="en" className="type-small mt-1 text-muted">
          {described}
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {!missing && (
          <Button className="needs-script" onClick={reloadPage}>
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

/** A request that never came through: browsers word it differently, and all throw a TypeError. */
function isLineLost(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

async function reloadWithLine(): Promise<void> {
  while (!(await isLineThere())) await pauseForLine();
  reloadPage();
}

/** A page that could not be had because the line broke; it comes by itself when the line is back. */
function OfflineScreen() {
  const { t } = useTranslation();
  return (
    <div className="container-page grid min-h-[56vh] content-center py-16">
      <title>{`${t("error.offlineTitle")} · Kabinet`}</title>
      <h1 className="type-h1">{t("error.offlineTitle")}</h1>
      <p className="type-body mt-4 max-w-[56ch]">{t("error.offline")}</p>
      <p className="mt-8">
        <Button onClick={reloadPage}>{t("error.retry")}</Button>
      </p>
    </div>
  );
}

/** The refusal in the words meant for the operator, such as an unknown middleware. */
function messageOf(error: unknown): string | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof said === "object" && said !== null && "message" in said ? String(said.message) : null;
}
