import { waitForTexts } from "../browser-texts.ts";

/** Texts of a visitor's own pages, of the way to them, and of the moderators' back office. */
await waitForTexts({ cs: () => import("./cs-own.ts"), en: () => import("./en-own.ts") });
