import { readTexts } from "./read-texts.ts";

/** All texts of the language, for the server. */
export default readTexts(import.meta.glob<object>("./en/*/*.json", { eager: true, import: "default" }));
