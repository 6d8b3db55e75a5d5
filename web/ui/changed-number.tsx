import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "#web/ui/classes.ts";

/** How long the tint of a changed number stays, in milliseconds. */
const shownMs = 6_000;

/** A number that gets a tint under its lower third when `value` changes; calm: it fades in and out within 200 ms. */
export function ChangedNumber({
  value,
  children,
  className,
}: {
  value: number | null;
  children: ReactNode;
  className?: string;
}) {
  const known = useRef(value);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), shownMs);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span data-changed={changed || undefined} className={classes("changed-number", className)}>
      {children}
    </span>
  );
}
