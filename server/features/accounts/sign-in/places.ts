import type { Ctx } from "#server/context.ts";
import { and, eq, inArray } from "#server/db/query.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { signInPlaces, users } from "#server/features/accounts/table.ts";

/** Where somebody signs in: the network, and the secret of the browser's last sign-in where it has one. */
export interface Place {
  readonly network: string;
  readonly device?: string | undefined;
}

/** How an account knows a place; `elsewhere` also where there is no such account. */
export async function knownAs(ctx: Ctx, email: string, place: Place): Promise<"device" | "network" | "elsewhere"> {
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  // Without an account the same question is asked, so that the time of the answer tells nothing.
  const { device, network } = hashesOf(account?.id ?? 0, place);
  const found = await ctx.db
    .select({ hash: signInPlaces.hash })
    .from(signInPlaces)
    .where(
      and(
        eq(signInPlaces.userId, account?.id ?? 0),
        inArray(signInPlaces.hash, device ? [device, network] : [network]),
      ),
    );
  if (device && found.some(({ hash }) => hash.equals(device))) return "device";
  return found.length > 0 ? "network" : "elsewhere";
}

/** Notes from where an account has shown to be its owner's; such places have a budget of attempts of their own (rule LI1). */
export async function rememberPlace(ctx: Ctx, userId: number, place: Place): Promise<void> {
  const { device, network } = hashesOf(userId, place);
  const lastUsedAt = ctx.clock();
  // In one order everywhere, so that two sign-ins at once do not wait for each other.
  const rows = [{ hash: network, device: null }, ...(device ? [{ hash: device, device: deviceOf(place) }] : [])];
  for (const row of rows.sort((a, b) => Buffer.compare(a.hash, b.hash))) {
    await ctx.db
      .insert(signInPlaces)
      .values({ ...row, userId, lastUsedAt })
      .onConflictDoUpdate({ target: signInPlaces.hash, set: { device: row.device, lastUsedAt } });
  }
}

/** Whether an account has signed in from a network. */
export async function hasSignedInFrom(ctx: Ctx, userId: number, network: string): Promise<boolean> {
  const { network: hash } = hashesOf(userId, { network });
  return (await ctx.db.$count(signInPlaces, eq(signInPlaces.hash, hash))) > 0;
}

function deviceOf({ device }: Place): Buffer | null {
  return device === undefined ? null : hashSecret(`device ${device}`);
}

function hashesOf(userId: number, { network, device }: Place): { network: Buffer; device: Buffer | null } {
  return {
    network: hashSecret(`${userId} network ${network}`),
    device: device === undefined ? null : hashSecret(`${userId} device ${device}`),
  };
}
