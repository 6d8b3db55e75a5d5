import { waitForTexts } from "../browser-texts.ts";

/** Texts of where one bids, buys and offers. */
await waitForTexts({ cs: () => import("./cs-item.ts"), en: () => import("./en-item.ts") });
