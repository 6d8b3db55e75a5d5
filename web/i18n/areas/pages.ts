import { waitForTexts } from "../browser-texts.ts";

/** Texts of pages that lead to lists, and of what is to be read. */
await waitForTexts({ cs: () => import("./cs-pages.ts"), en: () => import("./en-pages.ts") });
