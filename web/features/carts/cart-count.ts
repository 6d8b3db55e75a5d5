import { useSyncExternalStore } from "react";
import { browserStorage } from "#web/session/browser-storage.ts";
import { announceCart } from "#web/session/session-store.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { guestCart } from "./guest-cart.ts";

/** Under it lies how many pieces the guest's cart of this browser has. */
const storageKey = "kabinet.cart";
const listeners = new Set<() => void>();

/** Shows in the header how many pieces the visitor's cart has now. */
export function countPieces(pieces: number, isGuest: boolean): void {
  if (!isGuest) {
    announceCart(pieces);
    return;
  }
  browserStorage("localStorage").setItem(storageKey, String(pieces));
  for (const listener of listeners) listener();
}

/** How many pieces the visitor's cart has, as far as this browser knows. */
export function useCartCount(): number {
  const { kind, session } = useVisitor();
  const ofGuest = useSyncExternalStore(subscribe, guestPieces, () => 0);
  return kind === "member" ? (session?.cartPieces ?? 0) : ofGuest;
}

function guestPieces(): number {
  return guestCart() ? Number(browserStorage("localStorage").getItem(storageKey)) || 0 : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
