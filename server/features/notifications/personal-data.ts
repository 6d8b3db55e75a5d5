import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { notifications } from "./table.ts";

export const notificationsData: PersonalData = {
  tables: ["notifications"],
  files: {
    notifications: (ctx, { id }) => rowsOf(ctx, notifications, eq(notifications.userId, id), ["eventId"]),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(notifications).where(eq(notifications.userId, id));
  },
};
