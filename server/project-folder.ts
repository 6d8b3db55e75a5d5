import { fileURLToPath } from "node:url";

/** The folder with package.json, wherever the process was started from. */
export const projectFolder = fileURLToPath(new URL("..", import.meta.url));
