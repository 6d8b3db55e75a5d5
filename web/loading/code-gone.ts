import { useEffect, useSyncExternalStore } from "react";
import { type Location, useNavigation } from "react-router";

/** Keys of the page that is being asked for, and of the last one whose code cannot be had. */
let asked: string | undefined;
let gone: string | undefined;
const listeners = new Set<() => void>();

/** The code of the page that is being asked for cannot be had. */
export function announceCodeGone(): void {
  gone = asked;
  for (const listener of listeners) listener();
}

/** Whether nothing comes of going to a page any more, though React Router still waits for its code. */
export function isCodeGone(location: Location | undefined): boolean {
  return location !== undefined && location.key === gone;
}

/** Throws, into the boundary around the page, when the code of the page that is asked for cannot be had. */
export function useCodeGone(): void {
  const { location } = useNavigation();
  useSyncExternalStore(subscribe, readGone, readGone);
  useEffect(() => {
    asked = location?.key;
  }, [location]);
  // In the words of browsers, by which `isCodeMissing` knows it.
  if (isCodeGone(location)) throw new Error("Failed to fetch dynamically imported module");
}

const readGone = () => gone;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
