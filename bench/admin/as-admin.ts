import { scopes } from "#contract/accounts/scopes.ts";
import type { Ctx } from "#server/context.ts";

/** Asks as somebody of the staff who may do everything. */
export function asAdmin(ctx: Ctx): Ctx {
  const actor = { userId: 1, username: "user1", scopes: [...scopes], withheldScopes: [] };
  return {
    ...ctx,
    actor: { ...actor, emailConfirmed: true, suspended: false, tokenHash: Buffer.alloc(32) },
  };
}
