import { useId } from "react";
import type { fillLevels } from "#contract/listings/condition-sheet.ts";

type FillLevel = (typeof fillLevels)[number];

/** Height of the surface in the drawing's units, from the mouth (20) to the floor (200). */
const surfaceY: Record<FillLevel, number> = {
  full: 44,
  neck: 58,
  shoulder_high: 78,
  shoulder_mid: 92,
  low: 118,
  empty: 200,
};

const outline = "M44 20h16v40c0 12 22 18 22 40v92q0 8-8 8H30q-8 0-8-8V100c0-22 22-28 22-40z";

/** The bottle's silhouette with what is left in it; the words beside it say the same. */
export function FillLevelDiagram({ level }: { level: FillLevel }) {
  const clip = useId();
  const y = surfaceY[level];
  return (
    <svg viewBox="0 0 130 210" className="h-40 w-auto" aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <rect x="43" y="8" width="18" height="14" rx="2" fill="var(--color-danger)" opacity=".75" />
      <rect
        x="20"
        y={y}
        width="64"
        height={200 - y}
        clipPath={`url(#${clip})`}
        fill="var(--color-progress)"
        opacity=".45"
      />
      <path d={outline} fill="none" stroke="var(--color-primary)" strokeWidth="1.5" />
      {level !== "empty" && (
        <path d={`M24 ${y}H112`} stroke="var(--color-secondary)" strokeWidth="1.5" strokeDasharray="3 2" />
      )}
    </svg>
  );
}
