import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react";

/**
 * Content that needs scripts: `fallback` stands in its place until they have loaded, and without scripts for good.
 */
export function WithScripts({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
