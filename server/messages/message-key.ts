import type { cs } from "./cs.ts";

/** A sentence of the API, by its code or the field that it stands under. */
export type MessageKey = keyof typeof cs;
