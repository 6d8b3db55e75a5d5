import { expect, test } from "vitest";
import { mayBeStored } from "./may-be-stored.ts";

test("LI18: a page of a purchase or behind a secret address is stored by no browser, in either language", () => {
  const hash = "k".repeat(32);
  const own = [`/shrnuti/1/${hash}`, `/summary/1/${hash}`, `/ucet/shrnuti/1/${hash}`];
  const bought = ["/kosik", "/cart", "/kosik/objednavka", "/cart/checkout", "/ucet/obchody/7"];
  for (const path of [...own, ...bought]) expect([path, mayBeStored(path)]).toEqual([path, false]);
  for (const path of ["/", "/3/whisky", "/registrace", "/ucet/prehled", "/takova/neni"])
    expect([path, mayBeStored(path)]).toEqual([path, true]);
});
