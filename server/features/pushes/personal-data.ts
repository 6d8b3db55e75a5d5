import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { pushDevices } from "./table.ts";

export const pushesData: PersonalData = {
  tables: ["push_devices"],
  files: {
    "push-devices": (ctx, { id }) =>
      rowsOf(ctx, pushDevices, eq(pushDevices.userId, id), ["tokenHash", "p256dh", "auth"]),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(pushDevices).where(eq(pushDevices.userId, id));
  },
};
