import { waitForTexts } from "../browser-texts.ts";

/** Texts of what was dealt: receipts of bids and reviews of deals. */
await waitForTexts({ cs: () => import("./cs-record.ts"), en: () => import("./en-record.ts") });
