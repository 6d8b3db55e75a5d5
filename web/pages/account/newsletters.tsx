import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriberPreferences } from "#contract/newsletter/newsletter.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CategoryChoice } from "#web/features/newsletter/category-choice.tsx";
import { typography } from "#web/format/typography.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { useSession } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/newsletters";
import { AccountLayout } from "./account-layout.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const locale = localeOfPath(pagePathOf(args.request));
  const { subscribers } = args.context.get(apiContext);
  const [subscription, categories] = await Promise.all([
    subscribers.get({}),
    subscribers.categories({ params: { locale } }),
  ]);
  return { subscription, categories: categories.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("newsletter:page.title");
}

/** The subjects that the visitor's e-mail gets newsletters about, and whether it gets any. */
export default function Newsletters({ loaderData: { subscription, categories, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const user = useSession();
  const { isSubscribed, chosen, setChosen, busy, save, end } = useSubscription(subscription);
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("page.title")}</h1>
      <p className="type-body mt-3 max-w-[62ch] text-muted">{typography(t("page.lead"))}</p>
      {user?.emailConfirmed ? (
        <>
          <p className="type-body mt-4" aria-live="polite">
            {isSubscribed ? t("page.on", { email: user.email }) : t("page.off")}
          </p>
          {!isSubscribed && subscription.endedBecause === "bounce" && (
            <Notice tone="warning" className="mt-4">
              {t("page.bounced", { email: user.email })}
            </Notice>
          )}
          <div className="mt-8">
            <CategoryChoice
              legend={t("page.title")}
              categories={categories}
              chosen={chosen}
              onChange={setChosen}
              columns={4}
            />
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button busy={busy === "save"} onClick={() => void save()}>
              {t(isSubscribed ? "page.save" : "page.start")}
            </Button>
            {isSubscribed && (
              <Button kind="outline" busy={busy === "end"} onClick={() => void end()}>
                {t("page.end")}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Notice tone="warning" className="mt-6">
          {t("page.unconfirmed")}
        </Notice>
      )}
    </AccountLayout>
  );
}

function useSubscription(before: SubscriberPreferences) {
  const { t } = useTranslation("newsletter");
  const [isSubscribed, setSubscribed] = useState(before.subscribed);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(before.selectedCategories));
  const [busy, setBusy] = useState<"save" | "end" | null>(null);
  const send = async (what: "save" | "end", call: () => Promise<SubscriberPreferences>) => {
    setBusy(what);
    try {
      const { subscribed, selectedCategories } = await call();
      setSubscribed(subscribed);
      setChosen(new Set(selectedCategories));
      notify({ kind: "success", text: t("preferencesSaved") });
    } catch (error) {
      console.warn("newsletters were not changed", error);
      notify({ kind: "error", text: t("preferencesFailed") });
    } finally {
      setBusy(null);
    }
  };
  const save = () =>
    send("save", () => browserApi.subscribers.preferences({ body: { selectedCategories: [...chosen] } }));
  const end = () => send("end", () => browserApi.subscribers.end({}));
  return { isSubscribed, chosen, setChosen, busy, save, end };
}
