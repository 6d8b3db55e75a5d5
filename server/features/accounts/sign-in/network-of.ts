import { isIPv6 } from "node:net";

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, since one subscriber
 * may change among 2^64 of those.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split("%")[0] ?? address;
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** What the networks of one IPv4 /24 or IPv6 /48 begin with, which a provider gives to one customer or spreads over few: `192.0.2.`, `2001:db8:1:`. */
export function widerNetwork(network: string): string {
  const by = network.includes(":") ? ":" : ".";
  return `${network.split(by).slice(0, 3).join(by)}${by}`;
}
