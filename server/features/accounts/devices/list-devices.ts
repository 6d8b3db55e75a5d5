import Bowser from "bowser";
import type { Device } from "#contract/accounts/devices.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq, gt } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";

/**
 * A20: An account sees where it is signed in: what the device calls itself, the network it was last seen from, first and last use (to an
 * hour). It signs out one device or all others; another's device counts as missing.
 *
 * Nobody outside is asked about an address: a network is all that is honestly known of a place.
 */
export async function listDevices(ctx: Ctx): Promise<Device[]> {
  const { userId, tokenHash } = requireUser(ctx);
  const rows = await ctx.db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), gt(tokens.expiresAt, ctx.clock())))
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.id));
  const devices = rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.userAgent),
    network: row.network,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThis: row.hash.equals(tokenHash),
  }));
  return devices.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** What a device calls itself: anybody may send any such line, so it names a device and proves nothing. */
export function describeDevice(userAgent: string | null): Pick<Device, "browser" | "system" | "kind"> {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split(".")[0];
  const kind = (["desktop", "mobile", "tablet"] as const).find((each) => each === platform.type) ?? null;
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(" ") : null,
    system: os.name ?? null,
    kind,
  };
}
