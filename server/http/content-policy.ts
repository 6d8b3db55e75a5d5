import type { Sources } from "./service-sources.ts";

/** The content policy of a page whose inline scripts are named by `scripts`: nonces or hashes, quotes included. */
export function contentPolicy(scripts: readonly string[], others: Sources): string {
  return policy(["'self'", ...scripts], ["'self'"], others);
}

/** In development Vite injects inline scripts and a socket of its own, which no nonce can cover. */
export function contentPolicyInDevelopment(others: Sources): string {
  return policy(["'self'", "'unsafe-inline'"], ["'self'", "ws:"], others);
}

function policy(scripts: readonly string[], connections: readonly string[], others: Sources): string {
  return [
    "default-src 'self'",
    ["script-src", ...scripts, ...others.script].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...others.img].join(" "),
    "font-src 'self'",
    ["connect-src", ...connections, ...others.connect].join(" "),
    ["frame-src 'self'", ...others.frame].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
