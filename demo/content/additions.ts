/** What sellers add to a description once somebody has bid: nothing else may be changed then. */
export const additions: readonly string[] = [
  "Na dotaz doplňuji: číslo šarže je na zadní etiketě dobře čitelné, fotografii pošlu.",
  "Doplňuji k dopravě: mohu předat i na pražském setkání sběratelů příští měsíc.",
  "Krabička má na spodní hraně drobný otlak, na poslední fotografii je vidět zblízka.",
  "Podle dotazů: zátka je původní, nikdy se nepřelévalo.",
  "Více kusů pošlu jedním balíkem, poštovné se počítá jen jednou.",
];
