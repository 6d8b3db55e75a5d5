import { type ReactNode, useState } from "react";
import { SharedIcon } from "#web/ui/shared-icons.tsx";

interface FilterGroupProps {
  title: string;
  /** Opens with a press; not given, it stands open for good. */
  folded?: { isOpen: boolean };
  children: ReactNode;
}

/** What belongs together among the filters, below a hairline. */
export function FilterGroup({ title, folded, children }: FilterGroupProps) {
  // Only the initial state: a group that the visitor has opened stays open when their choices change.
  const [isOpen] = useState(folded?.isOpen);
  if (!folded) {
    return (
      <div className="border-line border-t pt-6 pb-5">
        <fieldset className="min-w-0">
          <legend className="type-control mb-2">{title}</legend>
          {children}
        </fieldset>
      </div>
    );
  }
  return (
    <details open={isOpen} className="group border-line border-t">
      <summary className="type-control flex min-h-14 items-center justify-between gap-4">
        {title}
        <SharedIcon name="chevron-down" className="fold-arrow" />
      </summary>
      <fieldset aria-label={title} className="min-w-0 pb-5">
        {children}
      </fieldset>
    </details>
  );
}
