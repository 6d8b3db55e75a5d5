import { waitForTexts } from "../browser-texts.ts";

/** Texts of what comes after bidding: receipts, what follows an end or a cancellation, reviews. */
await waitForTexts({ cs: () => import("./cs-record.ts"), en: () => import("./en-record.ts") });
