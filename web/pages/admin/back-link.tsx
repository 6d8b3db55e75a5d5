import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The way back from one thing to the list that it stands in, above its name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="type-small inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink hover:underline"
    >
      <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
      {children}
    </Link>
  );
}
