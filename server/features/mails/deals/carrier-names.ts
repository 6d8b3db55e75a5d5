/** Carriers by their own names; `other` has none. */
export const carrierNames = {
  ceska_posta: "Česká pošta",
  zasilkovna: "Zásilkovna",
  ppl: "PPL",
  dpd: "DPD",
  gls: "GLS",
  other: null,
} as const;
