import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";

/** What a list holds; marked while other choices of the same list are on their way. */
export function ShelfResults({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return (
    <div
      aria-busy={location?.pathname === pathname || undefined}
      className="col-span-2 min-w-0 max-desktop:order-3 transition-opacity duration-150 aria-busy:opacity-60 aria-busy:delay-150"
    >
      {children}
    </div>
  );
}
