import type { SignedIn } from "#contract/accounts/accounts.ts";
import type { Ctx } from "#server/context.ts";
import { cancelDeletion } from "#server/features/accounts/deletion/plan-deletion.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import type { Caller } from "./caller.ts";
import { createToken } from "./create-token.ts";
import { rememberPlace } from "./places.ts";

interface Proven {
  readonly userId: number;
  readonly caller: Caller;
  /** Of a browser that has signed in before. */
  readonly device?: string | undefined;
  readonly isByPasskey?: boolean;
}

/** Signs in whoever has proven who they are: the place is known from then on, and a deletion that was planned is off (rule LV3). */
export async function beginSession(
  tx: Ctx,
  { userId, caller, device: earlier, isByPasskey = false }: Proven,
): Promise<SignedIn> {
  const device = earlier ?? newSecret().plain;
  await rememberPlace(tx, userId, { network: caller.network, device });
  const deletionCancelled = await cancelDeletion(tx, userId);
  return { token: await createToken(tx, userId, caller, { isByPasskey }), device, deletionCancelled };
}
