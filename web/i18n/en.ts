import frame from "./texts/en-frame.ts";
import item from "./texts/en-item.ts";
import own from "./texts/en-own.ts";

/** All texts of the language; browsers load those that their page needs. */
export default { ...frame, ...item, ...own };
