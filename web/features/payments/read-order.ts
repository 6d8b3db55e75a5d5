import { data } from "react-router";
import type { Order } from "#contract/payments/orders.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The order of an address; whatever is wrong with the address, the page is missing. */
export async function readOrder(api: ApiClient, { id, hash }: { id: string; hash: string }): Promise<Order> {
  if (!/^[1-9]\d{0,14}$/.test(id) || !/^[\w-]{22}$/.test(hash)) throw data(null, { status: 404 });
  try {
    return (await api.orders.get({ params: { id: Number(id), hash } })).data;
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
  }
}
