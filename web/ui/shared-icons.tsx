import { ChevronDown, ChevronRight, Heart } from "lucide-react";

const shared = { heart: Heart, "chevron-right": ChevronRight, "chevron-down": ChevronDown };

/** Once a page: the icons that stand on it many times, drawn by `SharedIcon`. Fill and width of the line come from where they are drawn. */
export function SharedIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(shared).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} fill="inherit" strokeWidth="inherit" />
      ))}
    </svg>
  );
}

/** One of the shared icons; decorative. */
export function SharedIcon({ name, className }: { name: keyof typeof shared; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
