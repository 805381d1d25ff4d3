/** Rows grouped under their headings, in their order. */
export function groupedBy<Row>(rows: readonly Row[], heading: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = heading(row)
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return [...groups]
}
