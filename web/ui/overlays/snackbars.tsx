import { Suspense, useEffect, useState } from "react";
import { laterPart } from "#web/loading/later-part.ts";
import { onFirstSnackbar } from "./notify.ts";

const SnackbarRegion = laterPart(() => import("./snackbar-region.tsx"));

/**
 * Once per page: the region of snackbars loads with the visitor's first touch or key, since most snackbars answer
 * one. So screen readers know the region before it has something to say.
 */
export function Snackbars() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return;
    const need = () => setNeeded(true);
    const end = onFirstSnackbar(need);
    for (const act of acts) window.addEventListener(act, need, { once: true, capture: true });
    return () => {
      end();
      for (const act of acts) window.removeEventListener(act, need, { capture: true });
    };
  }, [isNeeded]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <SnackbarRegion />
    </Suspense>
  ) : null;
}

const acts = ["pointerdown", "keydown"] as const;
