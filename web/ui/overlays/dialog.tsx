import { Suspense, useEffect, useState } from "react";
import { atFirstAct } from "#web/loading/at-first-act.ts";
import { laterPart } from "#web/loading/later-part.ts";
import type { DialogProps } from "./dialog-props.ts";

const load = () => import("./dialog-window.tsx");
const DialogWindow = laterPart(load);

/**
 * A window above the page. Its code loads with the visitor's first action on a page that has one, so that it opens at
 * once.
 */
export function Dialog(props: DialogProps) {
  // Once opened it stays mounted, so that it closes smoothly.
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  useEffect(() => atFirstAct(load), []);
  return (
    isNeeded && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  );
}
