/** A proxy's address and its place, from 0 for the one that connects to this server. */
type Trust = (address: string, hop: number) => boolean;

/** The setting TRUST_PROXY as Fastify takes it: a number trusts so many proxies, the nearest first, and no forged address behind them. */
export function trustedProxies(setting: false | number | string): false | string | Trust {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}
