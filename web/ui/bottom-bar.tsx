import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { classes } from "./classes.ts";

/** A bar at the bottom of a narrow screen; while it is hidden nothing in it can be reached. */
export function BottomBar({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <div
      data-bottom-bar=""
      inert={hidden}
      className={classes(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-lift transition-[translate] duration-200 ease-calm desktop:hidden",
        hidden && "translate-y-full",
      )}
    >
      {children}
    </div>
  );
}

/** Whether the element is in view, such as the button that a bar stands in for. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  // Hidden until the browser has looked: the bar may slide in, it must not jump away.
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
