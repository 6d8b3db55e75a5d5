import { transferBounds } from "./transfer-rules.ts";

/** What may be ordered and not paid at once. */
interface Bound {
  readonly orders: number;
  readonly pieces: number;
}

/**
 * GO14: Unpaid at once are held at most: {unpaidBounds.email.orders} orders and {unpaidBounds.email.pieces} pieces of a guest's e-mail
 * (without what follows a plus), of a guest's telephone and of an account; {unpaidBounds.address.orders} orders and
 * {unpaidBounds.address.pieces} pieces of an address (an IPv6 /64 is one); {unpaidBounds.network.orders} orders and
 * {unpaidBounds.network.pieces} pieces of a network (IPv4 /24, IPv6 /48). A verified account has {unpaidBounds.verified.orders} orders and
 * {unpaidBounds.verified.pieces} pieces of its own, and no bound by address. What was bought from the shop does not count. Where an order
 * came from is known only while it is unpaid.
 *
 * Nobody empties the shop without money, and whoever shares an address still orders.
 */
const unpaidBounds = {
  account: { orders: 6, pieces: 24 },
  email: { orders: 6, pieces: 24 },
  phone: { orders: 6, pieces: 24 },
  verified: { orders: 10, pieces: 120 },
  address: { orders: 10, pieces: 36 },
  network: { orders: 20, pieces: 72 },
} as const satisfies Record<string, Bound>;

/** What is held until it is paid, or of it what waits for a transfer. */
export type PendingKind = "unpaid" | "transfer";
const bounds: Record<PendingKind, Record<UnpaidKey, Bound>> = {
  unpaid: unpaidBounds,
  // A verified account's telephone is known (rule GO15).
  transfer: { ...transferBounds, verified: unpaidBounds.verified },
};
export const boundsOf = (kind: PendingKind) => bounds[kind];

/** What unpaid orders are counted by. */
export type UnpaidKey = keyof typeof unpaidBounds;

interface Buyer {
  /** null: a guest. */
  readonly userId: number | null;
  readonly isVerified: boolean;
  readonly email: string;
  readonly phone: string;
  /** An IPv4 address or an IPv6 /64; empty: not known. */
  readonly network: string;
  /** What the networks around it begin with (`widerNetwork`). */
  readonly networksAround: string;
}

/**
 * By what the unpaid orders of a buyer are counted. A verified account has shown its telephone, so it is counted by itself alone; whom a
 * stranger names in guests' orders can thus always order from an account.
 */
export function unpaidKeys({
  userId,
  isVerified,
  email,
  phone,
  network,
  networksAround,
}: Buyer): Partial<Record<UnpaidKey, string>> {
  if (userId !== null && isVerified) return { verified: String(userId) };
  return {
    ...(userId === null ? { email: plainEmail(email), phone } : { account: String(userId) }),
    ...(network !== "" && { address: network, network: networksAround }),
  };
}

/** Which bound one more order passes; null: none. */
export function passedBound(
  key: UnpaidKey,
  open: Bound,
  pieces: number,
  kind: PendingKind,
): "UNPAID_ORDERS" | "UNPAID_PIECES" | "UNPAID_NEARBY" | null {
  const most = boundsOf(kind)[key];
  const isOver = open.orders >= most.orders;
  const isTooMuch = open.pieces + pieces > most.pieces;
  if (!isOver && !isTooMuch) return null;
  if (key === "address" || key === "network") return "UNPAID_NEARBY";
  return isOver ? "UNPAID_ORDERS" : "UNPAID_PIECES";
}

/** An e-mail without its case and without what follows a plus, which reaches the same reader. */
function plainEmail(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@");
}
