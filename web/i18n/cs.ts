import { readTexts } from "./read-texts.ts";

/** All texts of the language, for the server. */
export default readTexts(import.meta.glob<object>("./cs/*/*.json", { eager: true, import: "default" }));
