import type { ReactNode } from "react";

/** Marks of the two networks and the two card brands, in the colour of the text around them. */

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.5 } as const;

export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <circle cx="12" cy="12" r="9.25" {...stroke} />
      <path d="M12.4 21v-8m-2.6 0h5M12.4 13v-2.6c0-1.6.8-2.5 2.4-2.5h.6" {...stroke} />
    </svg>
  );
}

export function InstagramMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <rect x="3.25" y="3.25" width="17.5" height="17.5" rx="4.75" {...stroke} />
      <circle cx="12" cy="12" r="4" {...stroke} />
      <circle cx="16.7" cy="7.3" r="1" fill="currentColor" />
    </svg>
  );
}

export function VisaMark({ label }: { label: string }) {
  return (
    <Card label={label}>
      <path
        d="M9.5 12l3.3 10h1.7l4-10M21.3 12l-1.9 10M29.6 13.1c-2.4-1.5-5.5-.9-5.6 1.1-.1 2.2 4.3 2 4.1 4.6-.2 2.5-3.9 2.9-6 1.5M31.6 22l5.3-10h1.5l1.9 10M33.4 18.9h6.2"
        {...stroke}
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </Card>
  );
}

export function MastercardMark({ label }: { label: string }) {
  return (
    <Card label={label}>
      <circle cx="21.25" cy="17" r="8.75" {...stroke} />
      <circle cx="30.75" cy="17" r="8.75" {...stroke} />
      <path d="M26 9.7a8.75 8.75 0 0 1 0 14.6a8.75 8.75 0 0 1 0-14.6z" fill="currentColor" fillOpacity="0.75" />
    </Card>
  );
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 52 34" role="img" aria-label={label} className="h-8.5 w-auto">
      <rect x="0.5" y="0.5" width="51" height="33" rx="4" {...stroke} strokeWidth="1" strokeOpacity="0.45" />
      {children}
    </svg>
  );
}
