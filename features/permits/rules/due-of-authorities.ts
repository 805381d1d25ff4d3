import { addDays, addMonths, type Day, firstOfMonth } from '#values/dates.ts'
import { type AuthorityClock, authorityDay, closingInstant } from './authority-clock.ts'
import { type DueRow, dueRow, lastMinute } from './due-row.ts'

export type DueAuthority = { id: string; clock: AuthorityClock; licenceUntil: Day | null }
/** Terms in force or to come, with when staff last compared them with the authority's. */
export type DueTerms = {
  id: number
  authorityId: string
  feeId: string
  checkedOn: Day | null
  confidence: 'high' | 'medium' | 'low'
}

const shownDays = 30
/** Terms are compared anew after so many days, and those of low confidence each month. */
const checkedFor = 180

/**
 * What is due for authorities: our licence on its last day, and terms to compare with the authority's own: 180 days after they were
 * checked, where they are little trusted in the month after that one, and today where nobody ever has. An alert is raised on the last day,
 * while the authority is still open. Source: docs/permits.md, 'Deadlines'.
 */
export function dueOfAuthorities(authorities: readonly DueAuthority[], terms: readonly DueTerms[], now: Date): DueRow[] {
  const none = { feeId: null, day: null, departureId: null, lotId: null, reference: null, count: 1 }
  const clockOf = new Map(authorities.map(({ id, clock }) => [id, clock]))
  const licences = authorities.map(({ id, clock, licenceUntil }) => {
    if (!licenceUntil) return undefined
    const dueAt = closingInstant(clock, licenceUntil)
    const alertFrom = beginOf(clock, licenceUntil)
    const subject = { ...none, authorityId: id }
    const occasion = `permit-licence-ends:${id}:${licenceUntil}`
    return dueRow({ kind: 'licence-ends', subject, clock, dueAt, shownDays, alertFrom, occasion }, now)
  })
  const checks = terms.map(({ id, authorityId, feeId, checkedOn, confidence }) => {
    const clock = clockOf.get(authorityId)
    if (!clock) return undefined
    const by = checkBy(checkedOn, confidence) ?? authorityDay(clock, now)
    const dueAt = closingInstant(clock, by)
    // Without a last day there is nothing to alert to: they are the first in the list, and red.
    const alertFrom = checkedOn === null ? null : beginOf(clock, authorityDay(clock, lastMinute(clock, dueAt)))
    const subject = { ...none, authorityId, feeId }
    const occasion = `permit-terms-check:${id}:${checkedOn ?? 'never'}`
    return dueRow({ kind: 'terms-check', subject, clock, dueAt, shownDays, alertFrom, occasion }, now)
  })
  return [...licences, ...checks].filter((row) => row !== undefined)
}

/** The last day on which terms are compared again; undefined where nobody has compared them yet. */
function checkBy(checkedOn: Day | null, confidence: DueTerms['confidence']): Day | undefined {
  if (checkedOn === null) return undefined
  const after = addDays(checkedOn, checkedFor)
  const nextMonth = addDays(addMonths(firstOfMonth(checkedOn), 2), -1)
  return confidence === 'low' && nextMonth < after ? nextMonth : after
}

const beginOf = ({ timeZone }: AuthorityClock, day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)
