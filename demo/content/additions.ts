import { isSet, type Line, type Offered } from "./offered.ts";

/** Texts that sellers add under a description once somebody has bid, when nothing else may be changed. */
export const additions: readonly Line<Offered>[] = [
  {
    text: "Na dotaz doplňuji: číslo šarže je na zadní etiketě dobře čitelné, fotografii pošlu.",
    fits: ({ good, sheet }) => sheet.closure !== null && sheet.labelState !== null && !isSet(good),
  },
  {
    text: "Doplňuji k dopravě: mohu předat i na pražském setkání sběratelů příští měsíc.",
    fits: ({ handover }) => handover === "both",
  },
  {
    text: "Obal má na spodní hraně drobný otlak, jinak je v pořádku.",
    fits: ({ sheet }) => sheet.boxState === "good" || sheet.boxState === "worn",
  },
  {
    text: "Podle dotazů: zátka je původní, nikdy se nepřelévalo.",
    fits: ({ good, sheet }) =>
      sheet.closure === "cork" && !isSet(good) && !/vyměněn|otevřeli/.test(good.note),
  },
  { text: "Více kusů pošlu jedním balíkem, poštovné se počítá jen jednou." },
];
