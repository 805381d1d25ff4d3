import type { Activity } from '#features/activity/reads.server.ts'
import { erasedWord } from '#features/bookings/erased.ts'
import { deskActivityWords as words } from '../../words/desk-activity.ts'
import { instantText } from '../instants.ts'
import { factRows } from './fact-rows.ts'

/** The page of what something was done to, where the desk has one. A person has none: they stand in no address. */
const pageOf: Record<Activity['subjectKind'], (id: string) => string | undefined> = {
  booking: (id) => `/admin/bookings/${id}`,
  setting: () => '/admin/general-settings',
  staff: () => undefined,
  customer: () => undefined,
  list: (id) => (id === 'bookings' ? '/admin/bookings' : undefined),
}

const subjectText = (kind: Activity['subjectKind'], subject: string) =>
  kind === 'customer' && subject === erasedWord ? words.erasedPerson : subject

/** An entry of the log as it is shown; instants by the clock in Kigali. */
export const activityRow = ({ id, at, actor, action, subjectKind, subjectId, subject, facts }: Activity, now: Date) => ({
  id,
  when: instantText(at, now),
  actor,
  what: Object.hasOwn(words.actions, action) ? words.actions[action] : action,
  subject: { kind: subjectKind, id: subjectId, words: subjectText(subjectKind, subject), to: pageOf[subjectKind]?.(subjectId) },
  facts: factRows(facts),
})
export type ActivityRow = ReturnType<typeof activityRow>
