/** What somebody wrote, in their lines. */
export function Words({ children }: { children: string }) {
  return (
    <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
      {children}
    </span>
  );
}
