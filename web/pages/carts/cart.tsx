import "#web/i18n/areas/shop.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Cart } from "#contract/carts/carts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { nullOnFault } from "#web/api/null-on-fault.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useCart } from "#web/features/carts/use-cart.ts";
import { ofVisitorsCart } from "#web/features/carts/visitors-cart.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { UnreadNotice } from "#web/ui/unread-notification.tsx";
import type { Route } from "./+types/cart";
import { BoughtPart } from "./bought-part.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import { CartSum } from "./cart-sum.tsx";
import { PriceNews } from "./price-news.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { carts } = context.get(apiContext);
  const read = ofVisitorsCart(carts, request.headers.get("cookie"), (key) => carts.get({ params: { key } }));
  const found = await nullOnFault(read.then((answer) => ({ cart: answer?.data ?? emptyCart })));
  return found ?? { cart: null };
}

const emptyCart: Cart = {
  ...{
    lines: [],
    bought: [],
    boughtPrice: 0,
    pieces: 0,
    price: 0,
    groupDiscount: null,
    voucher: null,
    total: 0,
    isOrderable: false,
  },
  freeDelivery: { over: 0, missing: 0 },
};

export function meta() {
  return privateMeta("carts:title");
}

/** What the visitor means to buy from stock, a guest or not. */
export default function CartPage({ loaderData: { cart } }: Route.ComponentProps) {
  const { t } = useTranslation("carts");
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <h1 className="type-h1">{t("title")}</h1>
      <Problem />
      {cart ? <Contents loaded={cart} /> : <UnreadNotice className="mt-5 max-w-[70ch]">{t("unread")}</UnreadNotice>}
    </div>
  );
}

/** Why a form that was sent without scripts added nothing. */
function Problem() {
  const { t } = useTranslation("carts");
  const [search] = useSearchParams();
  const problem = problems.find((each) => each === search.get("problem"));
  return (
    problem && (
      <Notice tone="warning" className="mt-5 max-w-[70ch]">
        {t(`problem.${problem}`)}
      </Notice>
    )
  );
}

const problems = ["stock", "full", "missing", "wait"] as const;

function Contents({ loaded }: { loaded: Cart }) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const actions = useCart(loaded);
  const { cart } = actions;
  if (cart.lines.length === 0 && cart.bought.length === 0)
    return (
      <EmptyState
        className="mt-6"
        title={t("empty.title")}
        action={<ButtonLink to={pathTo("newProducts", locale)}>{t("empty.browse")}</ButtonLink>}
      >
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <div className="mt-6 grid items-start gap-8 desktop:grid-cols-[1fr_23rem] desktop:gap-12">
      <div className="min-w-0">
        <PriceNews cart={cart} busy={actions.busy} onSeen={() => void actions.seePrices()} />
        {cart.lines.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} actions={actions} />
            ))}
          </ul>
        )}
        <BoughtPart actions={actions} />
      </div>
      <CartSum actions={actions} />
    </div>
  );
}
