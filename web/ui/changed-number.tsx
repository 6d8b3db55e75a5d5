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
    <span
      className={classes(
        "relative isolate inline-block after:absolute after:inset-x-0 after:bottom-0 after:-z-1 after:h-[36%] after:bg-secondary-tint after:transition-opacity after:duration-200",
        changed ? "after:opacity-100" : "after:opacity-0",
        className,
      )}
    >
      {children}
    </span>
  );
}
