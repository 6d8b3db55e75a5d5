import { waitForTexts } from "../browser-texts.ts";

/** Texts of the desks of those who keep the shop. */
await waitForTexts({ cs: () => import("./cs-desk.ts"), en: () => import("./en-desk.ts") });
