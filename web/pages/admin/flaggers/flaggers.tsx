import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { apiContext } from "#web/api/server-api.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/flaggers";
import { FlaggerForm } from "./flagger-form.tsx";
import { FlaggerRow } from "./flagger-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: flaggers } = await args.context.get(apiContext).flaggerDesk.list({});
    return { flaggers, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Důvěryhodní oznamovatelé", en: "Trusted flaggers" }, location);
}

/** For administrators: organisations whose reports come first, to name and to remove. */
export default function FlaggerDesk({ loaderData: { flaggers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("flaggerDesk");
  const { revalidate } = useRevalidator();
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <Disclosure summary={t("new")} className="mt-6 border-t">
          <FlaggerForm onDone={revalidate} />
        </Disclosure>
        {flaggers.length === 0 ? (
          <EmptyState className="border-t-0" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <ul>
            {flaggers.map((flagger) => (
              <FlaggerRow key={flagger.id} flagger={flagger} />
            ))}
          </ul>
        )}
      </div>
    </DeskFrame>
  );
}
