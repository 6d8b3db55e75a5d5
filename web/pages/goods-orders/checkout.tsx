import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/shop.ts";
import { useTranslation } from "react-i18next";
import { Link, redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { nullOnFault } from "#web/api/null-on-fault.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ofVisitorsCart } from "#web/features/carts/visitors-cart.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Notice } from "#web/ui/notice.tsx";
import { UnreadNotice } from "#web/ui/unread-notification.tsx";
import { WithScripts } from "#web/ui/with-scripts.tsx";
import type { Route } from "./+types/checkout";
import { CheckoutForm } from "./checkout-form.tsx";
import { Obstacle } from "./obstacle.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { carts, checkouts, addresses } = context.get(apiContext);
  const read = ofVisitorsCart(carts, request.headers.get("cookie"), async (key) => {
    const params = { key };
    const [cart, checkout, known] = await Promise.all([
      carts.get({ params }),
      checkouts.get({ params }),
      key === "own" ? addresses.list({}) : { data: [] },
    ]);
    return { cart: cart.data, checkout: checkout.data, addresses: known.data };
  });
  const answer = await nullOnFault(read.then((found) => ({ found })));
  if (!answer) return null;
  const { found } = answer;
  // What stands against ordering is said in the cart, where it can be mended.
  if (!found?.cart.isOrderable) throw redirect(pathTo("cart", localeOfPath(new URL(request.url).pathname)));
  return found;
}

export function meta() {
  return privateMeta("checkout:title");
}

/** Where what is in the cart goes, to whom it is invoiced, and what it comes to with delivery. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-small mt-1">
        <Link to={pathTo("cart", locale)} className="quiet-link inline-flex min-h-11 items-center">
          {t("back")}
        </Link>
      </p>
      {loaderData ? (
        <Contents loaded={loaderData} />
      ) : (
        <UnreadNotice className="mt-5 max-w-[70ch]">{t("unread")}</UnreadNotice>
      )}
    </div>
  );
}

function Contents({ loaded }: { loaded: NonNullable<Route.ComponentProps["loaderData"]> }) {
  const { t } = useTranslation("checkout");
  const { cart, checkout, addresses } = loaded;
  return (
    <div>
      {checkout.obstacle ? (
        <Obstacle kind={checkout.obstacle} />
      ) : (
        <WithScripts
          fallback={
            <noscript>
              <Notice className="mt-5 max-w-[70ch]">{t("needsScripts")}</Notice>
            </noscript>
          }
        >
          <CheckoutForm cart={cart} checkout={checkout} addresses={addresses} />
        </WithScripts>
      )}
    </div>
  );
}
