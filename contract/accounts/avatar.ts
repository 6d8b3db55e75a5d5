import { z } from "zod";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { route } from "#contract/route.ts";

/** The picture that everybody sees beside a user's name. */
export const avatarFile = z
  .string()
  .nullable()
  .describe("Path of the picture beside the name, 320 px wide; null where there is none");

const answer = z.object({ data: z.object({ avatar_file_name: avatarFile }) });

export const avatars = {
  set: route({
    method: "POST",
    path: "/api/me/avatar",
    summary: `Upload the picture beside one's name (JPEG, HEIC, PNG, WebP, AVIF; ${maxUploadMegabytes} MB), in place of the one before`,
    upload: true,
    status: 201,
    response: answer,
    errors: [403],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/avatar",
    summary: "Remove the picture beside one's name; none to remove is no error",
    response: answer,
  }),
};
