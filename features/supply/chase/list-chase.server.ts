import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { nameRuns } from '#features/roster/reads-runs.server.ts'
import type { RunName } from '#features/roster/run.ts'
import type { Db } from '#platform/context.ts'
import type { OrderLine } from '../lines/order-line.ts'
import { listMessages } from '../reads.server.ts'
import { type Chase, chaseOf } from './chase.ts'
import { type ChasedLine, listLinesToChase } from './reads-chase.server.ts'

/** A line whose supplier is to be chased now. It has no cost, so that everybody who reads orders may see it. `name`: of its run. */
export type ChaseRow = {
  line: Pick<OrderLine, 'id' | 'kind' | 'title' | 'firstDay' | 'lastDay' | 'state' | 'provisionalUntil' | 'answerBy'>
  order: ChasedLine['order']
  run: RunKey
  name: RunName | undefined
  chase: Chase
}

/** More lines than these are not looked at in one list: those of the nearest days come first. */
const mostLines = 2_000

/**
 * Whom to chase now, the service of the nearest day first: the rows of one page, and how many there are. Three statements, however many
 * lines there are.
 */
export async function listChase(
  db: Db,
  now: Date,
  { limit = 50, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<{ rows: ChaseRow[]; total: number }> {
  const lines = await listLinesToChase(db, { limit: mostLines })
  const messages = Map.groupBy(
    await listMessages(db, [...new Set(lines.map(({ orderId }) => orderId))]),
    ({ orderId }) => orderId,
  )
  const due = lines.flatMap((line) => {
    const chase = chaseOf(line, messages.get(line.orderId) ?? [], { now })
    return chase?.isDue ? [{ line, chase }] : []
  })
  const shown = due.slice(offset, offset + limit)
  const names = await nameRuns(
    db,
    shown.map(({ line }) => line.run),
  )
  return {
    total: due.length,
    rows: shown.map(({ line: { order, run, ...line }, chase }) => ({
      line: rowOf(line),
      ...{ order, run, name: names.get(runText(run)), chase },
    })),
  }
}

const rowOf = ({ id, kind, title, firstDay, lastDay, state, provisionalUntil, answerBy }: OrderLine): ChaseRow['line'] => ({
  ...{ id, kind, title, firstDay, lastDay, state, provisionalUntil, answerBy },
})
