import "#web/i18n/areas/own.ts";
import { apiContext } from "#web/api/server-api.ts";
import { OrderPanel } from "#web/features/payments/order-panel.tsx";
import { readOrder } from "#web/features/payments/read-order.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/order";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { order: await readOrder(context.get(apiContext), params) };
}

export function meta({ location, params }: Route.MetaArgs) {
  return privateMeta({ cs: `Objednávka č. ${params.id}`, en: `Order no. ${params.id}` }, location);
}

/** An order for whoever holds its address, signed in or not. */
export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <OrderPanel order={order} />
    </div>
  );
}
