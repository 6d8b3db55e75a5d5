import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/topping";
import { ToppingForm } from "./topping-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  if (!/^[1-9]\d{0,14}$/.test(args.params.id)) throw data(null, { status: 404 });
  const { toppings } = args.context.get(apiContext);
  const found = await toppings.get({ params: { id: Number(args.params.id) } }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
  });
  return { topping: found.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("payments:topping.title");
}

const advantages = ["place", "label", "fair"] as const;

/** What days at the top bring, what they cost and when they end. */
export default function Topping({ loaderData: { topping, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { refusal, openOrder, toppedUntil } = topping;
  return (
    <AccountLayout serverTime={serverTime}>
      <p className="type-small">
        <Link
          className="quiet-link inline-block min-h-11 content-center"
          to={pathTo("item", locale, { id: topping.id, slug: topping.slug })}
        >
          {typography(topping.name)}
        </Link>
      </p>
      <h1 className="type-h1">{t("topping.title")}</h1>
      {!refusal && <Advantages name={topping.name} />}
      {toppedUntil && (
        <Notice tone="success" className="mt-6 max-w-[60ch]">
          {t("topping.until", { time: formatDateTime(toppedUntil, locale) })}
        </Notice>
      )}
      {openOrder && (
        <Notice
          className="mt-6 max-w-[60ch]"
          title={t("topping.open.title", { days: t("topping.days", { count: openOrder.days }) })}
          action={
            <ButtonLink size="small" to={pathTo("accountOrder", locale, openOrder)}>
              {t("topping.open.action")}
            </ButtonLink>
          }
        >
          {t("topping.open.text")}
        </Notice>
      )}
      {refusal ? (
        <Notice tone="warning" className="mt-6 max-w-[60ch]">
          {t(`topping.refusal.${refusal}`)}
        </Notice>
      ) : (
        <ToppingForm topping={topping} serverTime={serverTime} isSecond={openOrder !== null} />
      )}
    </AccountLayout>
  );
}

function Advantages({ name }: { name: string }) {
  const { t } = useTranslation("payments");
  return (
    <>
      <p className="type-body mt-2 max-w-[60ch] text-muted">{typography(t("topping.lead", { name }))}</p>
      <ul className="type-small mt-4 grid max-w-[60ch] list-disc gap-1 pl-5">
        {advantages.map((each) => (
          <li key={each}>{typography(t(`topping.what.${each}`))}</li>
        ))}
      </ul>
    </>
  );
}
