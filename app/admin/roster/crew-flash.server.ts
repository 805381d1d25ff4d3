import { runOf, runText } from '#features/crew/assignments/assignment.ts'
import { findAssignmentsById } from '#features/crew/assignments/reads-assignments.server.ts'
import { nameRuns } from '#features/roster/reads-runs.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { overlapText } from './assignment-text.ts'

/**
 * What a form about guides and vehicles did, with who and on which trip: `?did=assigned&who=12`, the assignment, and `&was=11`, the one that it
 * took the place of. Empty where nothing was done. Two statements at most.
 */
export async function crewFlash(db: Db, read: ReadWords, search: URLSearchParams): Promise<string> {
  const words = read(assignmentWords).flash
  const did = search.get('did') ?? ''
  if (did === '') return ''
  if (did === 'undone' || did === 'required') return words[did]
  const idOf = (name: string) => Math.min(Number(search.get(name)) || 0, 2_147_483_647)
  const found = await findAssignmentsById(db, [idOf('who'), idOf('was')].filter(Number.isInteger))
  const one = found.find(({ id }) => id === idOf('who'))
  if (!one) return words.saved
  const key = runOf(one)
  const run = (key && (await nameRuns(db, [key])).get(runText(key))) ?? null
  const { name, absence } = one
  const trip = overlapText(read, { run, absence, from: one.from, to: one.to })
  switch (did) {
    case 'assigned':
    case 'requested':
    case 'released':
    case 'declined':
      return words[did]({ name, trip })
    case 'replaced':
      return words.replaced({ name, trip, former: found.find(({ id }) => id === idOf('was'))?.name ?? '' })
    default:
      return words.changed({ name, trip })
  }
}
