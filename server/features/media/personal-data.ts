import { eq } from "#server/db/query.ts";
import type { PersonalData } from "#server/personal-data.ts";
import { media } from "./table.ts";

export const mediaData: PersonalData = {
  tables: ["media"],
  attachments: async (ctx, { id }) => {
    const rows = await ctx.db
      .select({ id: media.id, widths: media.widths })
      .from(media)
      .where(eq(media.ownerId, id));
    return rows.map((picture) => ({
      name: `pictures/${picture.id}.webp`,
      open: async () => {
        const widest = Math.max(...picture.widths);
        return (await ctx.ports.storage.get(`${picture.id}/${widest}.webp`))?.stream ?? null;
      },
    }));
  },
};
