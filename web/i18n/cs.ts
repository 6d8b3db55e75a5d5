import frame from "./texts/cs-frame.ts";
import item from "./texts/cs-item.ts";
import own from "./texts/cs-own.ts";

/** All texts of the language; browsers load those that their page needs. */
export default { ...frame, ...item, ...own };
