import { z } from "zod";
import { instant } from "#contract/values/shapes.ts";

/** What its picture was when it was seen: CHANGED_ELSEWHERE where another one is there now. */
export const seenPicture = z.object({ pictureId: z.string().max(64).describe("Empty: there was none") });
/** When its file was uploaded that was seen: CHANGED_ELSEWHERE where another one is there now. */
export const seenFile = z.object({
  seen: z.union([z.literal(""), instant]).describe("Empty: there was none"),
});
/** The version that was seen: CHANGED_ELSEWHERE where another one is stored now. */
export const seenVersion = z.object({ version: instant.describe("As it was seen") });
