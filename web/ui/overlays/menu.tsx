import { Menu as Base } from "@base-ui/react/menu";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "#web/ui/classes.ts";

export interface MenuEntry {
  label: ReactNode;
  /** A link; else `onSelect` runs. */
  to?: string;
  onSelect?: () => void;
  /** A count at the end of the line. */
  count?: ReactNode;
  icon?: ReactNode;
  /** A hairline above. */
  separated?: boolean;
}

const entryStyle =
  "type-field flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-tag px-3 text-ink outline-none select-none data-highlighted:bg-info-tint [&_svg]:size-5 [&_svg]:text-muted";

/** A button that opens a list of links and actions. */
export function Menu({
  trigger,
  label,
  entries,
  head,
  triggerClassName,
  plain = false,
  onOpenChange,
}: {
  trigger: ReactNode;
  /** Name of the button where `trigger` has no words. */
  label?: string;
  entries: readonly MenuEntry[];
  /** Shown above the entries, such as the user's name. */
  head?: ReactNode;
  triggerClassName?: string;
  /** Without the arrow that shows that it opens. */
  plain?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}) {
  return (
    <Base.Root modal={false} {...(onOpenChange && { onOpenChange: (isOpen: boolean) => onOpenChange(isOpen) })}>
      <Base.Trigger
        aria-label={label}
        className={classes("group inline-flex min-h-11 items-center gap-2 rounded-control text-ink", triggerClassName)}
      >
        {trigger}
        {!plain && (
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 transition-transform duration-150 group-data-popup-open:rotate-180 max-tablet:hidden"
          />
        )}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="z-40 outline-none" collisionPadding={12}>
          <Base.Popup className="max-h-(--available-height) max-w-[min(23rem,var(--available-width))] min-w-64 overflow-y-auto overscroll-contain rounded-block border border-line bg-surface p-2 text-ink shadow-lift outline-none transition-[opacity,translate] duration-150 ease-calm data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {head && (
              <div className="type-caption border-b border-line px-3 pt-1.5 pb-3 text-muted [overflow-wrap:anywhere]">
                {head}
              </div>
            )}
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu keep their places
              <Entry key={index} {...entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ label, to, onSelect, count, icon, separated }: MenuEntry) {
  const content = (
    <>
      {icon}
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && count !== null && <span className="type-small tnum text-muted">{count}</span>}
    </>
  );
  return (
    <>
      {separated && <Base.Separator className="mx-3 my-2 h-px bg-line" />}
      {to !== undefined ? (
        <Base.LinkItem closeOnClick render={<Link to={to} />} className={entryStyle}>
          {content}
        </Base.LinkItem>
      ) : (
        <Base.Item onClick={onSelect} className={entryStyle}>
          {content}
        </Base.Item>
      )}
    </>
  );
}
