import { daysOfSpan } from '#features/crew/assignments/assignment.ts'
import { crewKey } from '#features/crew/crew.ts'
import { addDays, type Day } from '#values/dates.ts'
import { spanFields } from '../span-fields.ts'
import type { BoardStrip, NeedyRun } from './load-board.server.ts'

/** What is being moved, by keys or by dragging: an assignment with its days, or a run that lacks somebody. `row`: who it would go to. */
export type Taken = { row: string | undefined } & (
  | { kind: 'strip'; strip: BoardStrip; from: Day; to: Day }
  | { kind: 'run'; run: NeedyRun['item'] }
)

/** An assignment as it is taken up: still where it is. */
export const takenStrip = (strip: BoardStrip): Taken => ({
  kind: 'strip',
  strip,
  row: crewKey({ kind: strip.kind, id: strip.memberId }),
  ...daysOfSpan(strip),
})

/** The form that puts it down there; undefined where it would change nothing. */
export function fieldsOf(taken: Taken): Record<string, string> | undefined {
  if (taken.kind === 'run') return taken.row ? { event: 'assign', run: taken.run.run, who: taken.row } : undefined
  const { strip, row, from, to } = taken
  const before = daysOfSpan(strip)
  const daysChange = from !== before.from || to !== before.to
  const rowChanges = row !== undefined && row !== crewKey({ kind: strip.kind, id: strip.memberId })
  if (!daysChange && !rowChanges) return undefined
  return {
    event: 'move',
    assignment: String(strip.id),
    version: String(strip.version),
    ...(rowChanges && { who: row }),
    ...(daysChange && { ...spanFields(strip), from, to }),
  }
}

/** Whether something may go into a row: a guide's work to a guide, a vehicle's to a vehicle; an absence stays whose it is. */
export const mayGoTo = (taken: Taken, row: string): boolean =>
  taken.kind === 'run' ||
  row === crewKey({ kind: taken.strip.kind, id: taken.strip.memberId }) ||
  (taken.strip.absence === null && row.startsWith(taken.strip.kind))

/**
 * Where an arrow moves it: up and down to the next row of `rows` that it may go to, left and right its last day, with Shift its first. Undefined for
 * other keys.
 */
export function movedByKey(
  taken: Taken,
  { key, shift, rows }: { key: string; shift: boolean; rows: readonly string[] },
): Taken | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (step) {
    const open = rows.filter((row) => mayGoTo(taken, row))
    const at = taken.row === undefined ? -1 : open.indexOf(taken.row)
    return { ...taken, row: open[Math.min(open.length - 1, Math.max(0, at + step))] ?? taken.row }
  }
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!days) return undefined
  if (taken.kind === 'run') return taken
  const moved = shift ? { from: addDays(taken.from, days), to: taken.to } : { from: taken.from, to: addDays(taken.to, days) }
  return moved.from <= moved.to ? { ...taken, ...moved } : taken
}
