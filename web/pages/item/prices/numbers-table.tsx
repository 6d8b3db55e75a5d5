import type { ReactNode } from "react";

interface NumbersTableProps {
  caption: string;
  heads: [ReactNode, ReactNode, ReactNode];
  rows: { key: string; cells: [ReactNode, ReactNode, ReactNode] }[];
}

/** Three columns, the last of them amounts; a long one scrolls within itself. */
export function NumbersTable({ caption, heads, rows }: NumbersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-y-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="type-caption border-line-2 border-b text-muted">
            <th className="py-2 pr-4 font-normal">{heads[0]}</th>
            <th className="py-2 pr-4 font-normal">{heads[1]}</th>
            <th className="py-2 text-right font-normal">{heads[2]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="type-small border-line border-b align-top">
              <td className="tnum py-2.5 pr-4 text-muted">{cells[0]}</td>
              <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{cells[1]}</td>
              <td className="tnum py-2.5 text-right font-semibold whitespace-nowrap">{cells[2]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
