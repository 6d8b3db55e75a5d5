import { waitForTexts } from "../browser-texts.ts";

/** Texts of goods from stock. */
await waitForTexts({ cs: () => import("./cs-shop.ts"), en: () => import("./en-shop.ts") });
