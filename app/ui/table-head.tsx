/** A column by its head. The figures of a `numeric` one are at the right. */
export type TableColumn = string | { numeric: string }

/** The head of a table in a static part, its columns in order. Other pages would load it with every visit (vite.config.ts). */
export const TableHead = ({ columns }: { columns: readonly TableColumn[] }) => (
  <thead>
    <tr>
      {columns.map((column) => {
        const isNumeric = typeof column === 'object' && 'numeric' in column
        const [head, className] = isNumeric ? [column.numeric, 'numeric'] : [column]
        return (
          <th key={head} scope="col" className={className}>
            {head}
          </th>
        )
      })}
    </tr>
  </thead>
)
