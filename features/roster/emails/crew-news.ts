import type { Assignment, Span } from '#features/crew/assignments/assignment.ts'
import { isBusy } from '#features/crew/assignments/assignment.ts'
import { addDays, type Day } from '#values/dates.ts'

/** What a guide, or the owner of a hired-in vehicle, is told of an assignment. */
export type CrewNews = 'request' | 'assigned' | 'changed' | 'released' | 'lapsed'

/** An assignment with what its member was last told: nothing, or a state and hours. */
export type NotifiedAssignment = Assignment & { notifiedState: string | null; notified: Span | null; isOwn: boolean }

/** Our own guides are told of what begins within so many days; before, the roster may still change. */
const noticeDays = 14

/**
 * What is to be told of an assignment now; undefined where its member knows all of it, or nothing is to be known yet. A freelancer is asked
 * at once; one of ours reads of it 14 days before. Who never heard of it is not told that it ended, nor who said no.
 */
export function newsOf(one: NotifiedAssignment, today: Day): CrewNews | undefined {
  if (one.absence !== null || one.to.slice(0, 10) < today) return undefined
  if (!isBusy(one.state)) {
    if (!one.notified || one.notifiedState === 'released' || one.notifiedState === 'declined') return undefined
    return one.state === 'declined' ? 'lapsed' : 'released'
  }
  const knows = one.notified?.from === one.from && one.notified.to === one.to
  if (knows || one.state === 'pencilled') return undefined
  if (one.state === 'requested') return 'request'
  if (one.isOwn && one.from.slice(0, 10) > addDays(today, noticeDays)) return undefined
  return one.notified ? 'changed' : 'assigned'
}
