import { z } from "zod";
import { idParam } from "#contract/values/shapes.ts";

/** The address of an order; the hash is 128 random bits: whoever has it may see and pay the order. */
export const orderAddress = idParam.extend({ hash: z.string().regex(/^[\w-]{22}$/) });
