import { readFileSync } from "node:fs";
import type { z } from "zod";

/** Reads a JSON file of this folder and checks it against its schema; throws where it does not fit. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
}
