import { extname } from "node:path";
import { eq } from "#server/db/query.ts";
import type { PersonalData } from "#server/personal-data.ts";
import { fullSizeName } from "./full-size.ts";
import { media } from "./table.ts";

export const mediaData: PersonalData = {
  tables: ["media"],
  attachments: async (ctx, { id }) => {
    const rows = await ctx.db
      .select({ id: media.id, widths: media.widths, hasOriginal: media.hasOriginal })
      .from(media)
      .where(eq(media.ownerId, id));
    return rows.map(({ id, ...row }) => {
      const file = fullSizeName(row);
      return {
        name: `pictures/${id}${extname(file)}`,
        open: async () => (await ctx.ports.storage.get(`${id}/${file}`))?.stream ?? null,
      };
    });
  },
};
