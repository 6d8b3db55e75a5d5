import { classes } from "./classes.ts";

/** The cabinet: compartments of different sizes in one frame. */
function LogoMark({ className = "h-9 w-auto" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 26 35"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x="0.75" y="0.75" width="24.5" height="33.5" rx="1.5" />
      <path d="M0.75 13h24.5M0.75 23.5h24.5M12.75 0.75V13M9 23.5v10.75" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-3.5 font-serif text-[1.75rem]/none font-[440] tracking-[-0.01em] max-[380px]:gap-2.5 max-[380px]:text-[1.625rem]/none tablet:text-[2.125rem]/none",
        className,
      )}
    >
      <LogoMark className="h-8 w-auto tablet:h-9" />
      {/* Small letters make up most of the word: centred by its box it would hang above the middle of the mark. */}
      <span className="relative top-[0.07em]">Kabinet</span>
    </span>
  );
}
