import type { Subject } from '#features/audit-log/action.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { type Day, daysBetween } from '#values/dates.ts'

/**
 * Who sells permits, as staff enter it. `closesAt`: until when it works on a day, '17:00' on its own clock; `worksOn`: its weekdays, 1 for Monday
 * to 7. `numberPattern`: what its permit numbers look like; empty where that is not known. `feeIds`: the permits that it sells; `evidence`: what a
 * traveller shows to be of a fee class.
 */
export type AuthorityFacts = {
  name: string
  countryId: string
  supplierId: number | null
  timeZone: string
  closesAt: string
  worksOn: readonly number[]
  licence: string
  licenceUntil: Day | null
  numberPattern: string
  feeIds: readonly string[]
  evidence: Readonly<Partial<Record<Residency, string>>>
}

export type Authority = AuthorityFacts & { id: string; version: number }

/** 1 for Monday to 7 for Sunday. */
export const workdays = [1, 2, 3, 4, 5, 6, 7] as const

/** An authority in the audit log, under which its terms are recorded too. */
export const authoritySubject = ({ id, name }: Pick<Authority, 'id' | 'name'>): Subject => ({
  kind: 'authority',
  id,
  words: name,
})

/** Whether a text names a time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** So many days before its last day a licence is to be renewed. */
const renewWithinDays = 30

/** Whether our licence has ended, or ends within 30 days; undefined where neither is known. */
export function licenceState({ licenceUntil }: Pick<Authority, 'licenceUntil'>, today: Day): 'ended' | 'ends' | undefined {
  if (licenceUntil === null) return undefined
  if (licenceUntil < today) return 'ended'
  return daysBetween(today, licenceUntil) <= renewWithinDays ? 'ends' : undefined
}
