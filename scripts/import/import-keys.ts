import { createHash } from "node:crypto";
import type { Values } from "./read-item.ts";

/**
 * Keys rows by their content, so that the same row of a later file is the same listing whatever its place or price.
 * Rows that differ only in price are numbered.
 */
export class ImportKeys {
  readonly #seen = new Map<string, number>();

  next({ name, subtitle, volume_ml, abv_percent }: Values): string {
    const identity = [name, subtitle, volume_ml, abv_percent].map((part) => part?.trim().normalize() ?? "");
    const hash = createHash("sha256").update(JSON.stringify(identity)).digest("base64url").slice(0, 27);
    const count = (this.#seen.get(hash) ?? 0) + 1;
    this.#seen.set(hash, count);
    return `catalogue:${hash}${count > 1 ? `:${count}` : ""}`;
  }
}
