/** A QR code, dark on light in both themes: many apps read no inverted code. */
export function QrPicture({ qr, label }: { qr: { size: number; path: string }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full tablet:w-48 justify-self-center rounded-control border border-paper-line bg-paper text-paper-ink"
    >
      <path d={qr.path} fill="currentColor" />
    </svg>
  );
}
