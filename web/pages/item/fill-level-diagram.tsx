import { useId } from "react";
import type { fillLevels } from "#contract/listings/condition-sheet.ts";
import { profiles, type SilhouetteKind } from "#web/ui/silhouette.tsx";

type FillLevel = (typeof fillLevels)[number];

/** Height of the surface in the drawing's units, from full to low, by where each shape has its neck and shoulders. */
const surfaces: Record<Exclude<SilhouetteKind, "box">, Record<Exclude<FillLevel, "empty">, number>> = {
  bottle: { full: 40, neck: 58, shoulder_high: 84, shoulder_mid: 101, low: 140 },
  decanter: { full: 44, neck: 60, shoulder_high: 94, shoulder_mid: 124, low: 172 },
  flask: { full: 44, neck: 64, shoulder_high: 82, shoulder_mid: 95, low: 140 },
};
const floor = 232;

/** The thing's own silhouette with what is left in it, and the level in words at its line. */
export function FillLevelDiagram({ kind, level, words }: { kind: SilhouetteKind; level: FillLevel; words: string }) {
  const clip = useId();
  if (kind === "box") return null;
  const { body } = profiles[kind];
  const y = level === "empty" ? floor : surfaces[kind][level];
  return (
    <svg viewBox="30 14 330 224" className="h-44 w-auto max-w-full" aria-hidden="true">
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <rect
        x="30"
        y={y}
        width="140"
        height={floor - y}
        clipPath={`url(#${clip})`}
        className="fill-progress opacity-45"
      />
      <path d={body} strokeWidth="1.75" className="fill-none stroke-primary" />
      {level !== "empty" && (
        <path d={`M40 ${y}H176`} strokeWidth="1.75" strokeDasharray="4 3" className="stroke-secondary" />
      )}
      <text x="186" y={Math.min(y, floor - 6) + 6} fontSize="19" className="fill-ink">
        {words}
      </text>
    </svg>
  );
}
