import { ChevronDown, ChevronRight, Heart, type LucideIcon } from "lucide-react";

const ofEveryPage = { heart: Heart, "chevron-right": ChevronRight, "chevron-down": ChevronDown };

/**
 * Once a page: the icons that stand on it many times, drawn by `SharedIcon`; lists bring more of their own. Fill and width of the line
 * come from where they are drawn.
 */
export function SharedIcons({ icons = ofEveryPage }: { icons?: Readonly<Record<string, LucideIcon>> }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} fill="inherit" strokeWidth="inherit" />
      ))}
    </svg>
  );
}

type SharedName = keyof typeof ofEveryPage | "copy" | "images" | "heart-off";

/** One of the shared icons; decorative. */
export function SharedIcon({ name, className }: { name: SharedName; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
