import { waitForTexts } from "../browser-texts.ts";

/** Texts of the back office of those who keep the shop. */
await waitForTexts({ cs: () => import("./cs-admin.ts"), en: () => import("./en-admin.ts") });
