import type { carriers } from "./deal-steps.ts";

type Carrier = (typeof carriers)[number];

/** Where each carrier tells of a parcel by its number, in Czech; `other` has no such page. */
const pages: Record<Carrier, ((number: string) => string) | null> = {
  ceska_posta: (number) => `https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=${number}`,
  zasilkovna: (number) => `https://tracking.packeta.com/cs/?id=${number}`,
  ppl: (number) => `https://www.ppl.cz/vyhledat-zasilku?shipmentId=${number}`,
  dpd: (number) => `https://tracking.dpd.de/status/cs_CZ/parcel/${number}`,
  gls: (number) => `https://gls-group.com/CZ/cs/sledovani-zasilek?match=${number}`,
  other: null,
};

/** The carrier's own page about a parcel; null where there is none. Blanks in the number are the writer's, not the carrier's. */
export function trackingUrl(carrier: Carrier | null, number: string | null): string | null {
  const page = carrier && pages[carrier];
  return page && number ? page(encodeURIComponent(number.replace(/\s/g, ""))) : null;
}
