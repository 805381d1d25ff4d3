import { addDays, addMonths, type Day, firstOfMonth } from '#values/dates.ts'
import { type AuthorityClock, authorityDay, closingInstant } from './authority-clock.ts'
import { type DueRow, dueRow } from './due-row.ts'

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
 * checked, and where they are little trusted, once in each month. Source: docs/permits.md, 'Deadlines'.
 */
export function dueOfAuthorities(authorities: readonly DueAuthority[], terms: readonly DueTerms[], now: Date): DueRow[] {
  const none = { feeId: null, day: null, departureId: null, lotId: null, reference: null, count: 1 }
  const clockOf = new Map(authorities.map(({ id, clock }) => [id, clock]))
  const licences = authorities.map(({ id, clock, licenceUntil }) => {
    if (!licenceUntil) return undefined
    const dueAt = closingInstant(clock, licenceUntil)
    const alertFrom = Temporal.PlainDate.from(licenceUntil).toZonedDateTime(clock.timeZone).epochMilliseconds
    const subject = { ...none, authorityId: id }
    const occasion = `permit-licence-ends:${id}:${licenceUntil}`
    return dueRow({ kind: 'licence-ends', subject, clock, dueAt, shownDays, alertFrom: new Date(alertFrom), occasion }, now)
  })
  const checks = terms.map(({ id, authorityId, feeId, checkedOn, confidence }) => {
    const clock = clockOf.get(authorityId)
    if (!clock) return undefined
    const today = authorityDay(clock, now)
    const month = today.slice(0, 7)
    const isMonthly = confidence === 'low' && checkedOn?.slice(0, 7) !== month
    const by = checkedOn === null ? today : addDays(checkedOn, checkedFor)
    const lastOfMonth = addDays(addMonths(firstOfMonth(today), 1), -1)
    const dueAt = closingInstant(clock, isMonthly && lastOfMonth < by ? lastOfMonth : by)
    const subject = { ...none, authorityId, feeId }
    const occasion = `permit-terms-check:${id}:${isMonthly ? month : (checkedOn ?? 'never')}`
    return dueRow({ kind: 'terms-check', subject, clock, dueAt, shownDays, alertFrom: dueAt, occasion }, now)
  })
  return [...licences, ...checks].filter((row) => row !== undefined)
}
