import { addTexts } from "./browser-texts.ts";

// Whoever imports this waits for the texts; web/build/texts-for-browser.ts lets their users import it.
const texts =
  document.documentElement.lang === "en" ? await import("./en-own.ts") : await import("./cs-own.ts");
addTexts(texts.default);
