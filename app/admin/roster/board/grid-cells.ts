/** The cells of a grid that can have the focus. Each says from which column up to which it stands: `data-start`, `data-end`. */
const cell = '[data-start]'
const line = 'tr[data-line]'

const cellsIn = (of: Element) => [...of.querySelectorAll<HTMLElement>(cell)]
const linesIn = (table: Element) => [...table.querySelectorAll<HTMLElement>(line)].filter((one) => one.offsetParent !== null)

/** What a key goes to from a cell; undefined for other keys and at an edge. `goal`: the column that up and down keep. */
export function cellByKey(
  table: HTMLElement,
  from: HTMLElement,
  { key, ctrl, goal }: { key: string; ctrl: boolean; goal: number },
): HTMLElement | undefined {
  const row = from.closest<HTMLElement>(line)
  if (!row) return undefined
  const [cells, lines] = [cellsIn(row), linesIn(table)]
  const [at, nth] = [cells.indexOf(from), lines.indexOf(row)]
  const inLine = (step: number) => {
    for (let to = nth + step; to >= 0 && to < lines.length; to += step) {
      const next = lines[to]
      const found = next && cellAt(next, goal)
      if (found) return found
    }
    return undefined
  }
  switch (key) {
    case 'ArrowLeft':
      return cells[at - 1]
    case 'ArrowRight':
      return cells[at + 1]
    case 'ArrowUp':
      return inLine(-1)
    case 'ArrowDown':
      return inLine(1)
    case 'Home':
      return ctrl ? cellsIn(table)[0] : cells[0]
    case 'End':
      return ctrl ? cellsIn(table).at(-1) : cells.at(-1)
    default:
      return undefined
  }
}

/** The cell of a line that a column belongs to, or the nearest to it. */
function cellAt(row: Element, column: number): HTMLElement | undefined {
  const distance = ({ dataset }: HTMLElement) => Math.max(Number(dataset.start) - column, column - Number(dataset.end) + 1, 0)
  return cellsIn(row).reduce<HTMLElement | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  )
}

/** Makes one cell the stop of the tabulator: this one, else the one that is, else the first. */
export function setTabStop(table: HTMLElement, stop?: HTMLElement): void {
  const cells = cellsIn(table)
  const next = stop ?? cells.find(({ tabIndex }) => tabIndex === 0) ?? cells.find((one) => one.offsetParent !== null)
  for (const one of cells) if (one.tabIndex === 0 && one !== next) one.tabIndex = -1
  if (next) next.tabIndex = 0
}

/** The cell at a line and a column, where that line is still there. */
export function cellOf(table: HTMLElement, { lineName, column }: { lineName: string; column: number }): HTMLElement | undefined {
  const row = table.querySelector(`tr[data-line="${lineName}"]`)
  return row ? cellAt(row, column) : undefined
}

/** The members' rows in order, each once though it has several levels: by their keys. */
export const memberRows = (table: HTMLElement): string[] => [
  ...new Set([...table.querySelectorAll<HTMLElement>('tr[data-member]')].map(({ dataset }) => dataset.member ?? '')),
]
