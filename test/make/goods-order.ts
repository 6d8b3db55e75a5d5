import type { GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";

const place = { name: "Jana Malá", street: "Dlouhá 1", city: "Brno", zip: "602 00", country: "CZ" };

/** An order of goods as a buyer within the country sends it, for the first carrier. */
export const goodsOrderBody = {
  email: "jana@kabinet.test",
  phone: "+420 777 111 222",
  phoneCode: "",
  account: null,
  delivery: { kind: "carrier", carrierId: 1, address: place },
  invoice: { ...place, company: "", companyId: "", taxId: "" },
  note: "",
  terms: true,
  total: 1_189,
} satisfies GoodsOrderBody;
