type Head = { words: string; from: number; span: number }

/**
 * The heads of columns, level by level: neighbours with the same words below the same heads are one that spans them. `from` is
 * the first column of each.
 */
export function headSpans(columns: readonly (readonly string[])[]): Head[][] {
  const depth = columns[0]?.length ?? 0
  const path = (column: number, level: number) => columns[column]?.slice(0, level + 1).join('\n')
  return Array.from({ length: depth }, (_, level) =>
    columns.reduce<Head[]>((heads, column, from) => {
      const open = heads.at(-1)
      if (open && path(open.from, level) === path(from, level)) open.span += 1
      else heads.push({ words: column[level] ?? '', from, span: 1 })
      return heads
    }, []),
  )
}
