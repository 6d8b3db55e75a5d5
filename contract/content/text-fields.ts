import { z } from "zod";

/** A line in both languages; Czech has to be there. */
export const line = (most: number) =>
  z.object({ cs: z.string().trim().min(1).max(most), en: z.string().trim().max(most) });
export const free = (most: number) => z.object({ cs: z.string().trim().max(most), en: z.string().trim().max(most) });
export const markup = free(200_000).describe("Markup; what is not allowed is dropped before it is stored");
