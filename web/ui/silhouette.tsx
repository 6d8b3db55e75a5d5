export type SilhouetteKind = "bottle" | "decanter" | "flask" | "box";

/** Profiles in a field of 200 × 250, standing on the line y = 232. */
export const profiles: Record<SilhouetteKind, { body: string; label: string; extra?: string }> = {
  bottle: {
    body: "M88 22h24v8l-2 4v38c0 13 26 17 26 44v104c0 8-4 12-12 12H76c-8 0-12-4-12-12V116c0-27 26-31 26-44V34l-2-4z",
    label: "M70 138h60v58H70z",
  },
  decanter: {
    body: "M86 26h28v10l-3 4v34c0 16 49 46 49 104 0 32-10 54-24 54H64c-14 0-24-22-24-54 0-58 49-88 49-104V40l-3-4z",
    label: "M64 152h72v50H64z",
  },
  flask: {
    body: "M82 30h36v22l-4 3v19c0 10 38 12 38 32v114c0 8-4 12-12 12H60c-8 0-12-4-12-12V106c0-20 38-22 38-32V55l-4-3z",
    label: "M60 124h80v72H60z",
  },
  box: {
    body: "M28 134h144v98H28zM28 134l16-26h112l16 26M28 164h144",
    label: "M76 178h48v38H76z",
    extra: "M94 158h12v12H94z",
  },
};

/** A line drawing that stands in where there is no photograph. */
export function Silhouette({
  kind = "bottle",
  dashed = false,
  className,
}: {
  kind?: SilhouetteKind;
  dashed?: boolean;
  className?: string;
}) {
  const { body, label, extra } = profiles[kind];
  return (
    <svg
      viewBox="0 0 200 233"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="var(--color-drawing)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={body} fill="var(--silhouette-fill, var(--color-paper))" />
      <path d={label} strokeWidth="1" strokeDasharray={dashed ? "4 3" : undefined} opacity={dashed ? 1 : 0.55} />
      {extra && <path d={extra} fill="var(--color-paper)" />}
    </svg>
  );
}
