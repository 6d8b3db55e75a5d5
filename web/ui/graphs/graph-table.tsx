interface GraphTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The numbers of a graph, the time first; a long one scrolls within itself. */
export function GraphTable({ caption, heads: [time, ...others], rows }: GraphTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="graph-table type-small tnum w-full border-collapse text-right">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="type-caption border-line-2 border-b text-muted">
            <th className="py-2 pr-4 text-left font-normal">{time}</th>
            {others.map((head) => (
              <th key={head} className="py-2 pl-4 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [at, ...amounts] }) => (
            <tr key={key}>
              <th scope="row">{at}</th>
              {amounts.map((amount, index) => (
                <td key={others[index]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
