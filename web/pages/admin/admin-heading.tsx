import type { ReactNode } from "react";

/** What a page of the back office is called and for, with what one may do there beside its name; on a phone below both. */
export function AdminHeading({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-x-6 gap-y-4 max-tablet:flex-col">
      <div>
        <h1 className="type-h1">{title}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{lead}</p>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}
