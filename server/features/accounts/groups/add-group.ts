import type { z } from "zod";
import type { groups as contract } from "#contract/accounts/groups.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { userGroups } from "./table.ts";

/** An administrator's new group of users; its id. */
export async function addGroup(ctx: Ctx, group: z.output<typeof contract.add.body>): Promise<number> {
  requireScope(ctx, "admin");
  return transaction(ctx, async (tx) => {
    const [stored] = await tx.db
      .insert(userGroups)
      .values({ ...group, createdAt: tx.clock() })
      .onConflictDoNothing()
      .returning({ id: userGroups.id });
    if (!stored) throw new Conflict("GROUP_EXISTS");
    await recordChange(tx, { subject: "group", id: `new ${stored.id}`, from: null, to: group });
    return stored.id;
  });
}
