import type { DueKind, DueRow } from '#features/permits/rules/due-row.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'

/** What staff are alerted to. The other deadlines are only in the list: to let them pass may be what staff want. */
type AlertedKind = Exclude<DueKind, 'last-move' | 'refund-falls'>

const permits = (count: number) => (count === 1 ? '1 permit' : `${count} permits`)
const instantText = (at: Date) => `${dayText(kigaliDay(at))}, ${kigaliClock(at)}`

/** What an alert says of each deadline, after what it is about. `by` is the last moment, on the clock of Kigali. */
const texts: Record<AlertedKind, (of: { count: number; by: string }) => string> = {
  'buy-by': ({ count, by }) => `${permits(count)} to reserve and pay by ${by}`,
  'reservation-ends': ({ count, by }) => `the reservation of ${permits(count)} ends unless ${one(count)} paid by ${by}`,
  balance: ({ count, by }) => `${permits(count)} and the deposit are lost unless the balance is paid by ${by}`,
  names: ({ count, by }) => `${count === 1 ? '1 name' : `${count} names`} to give to the authority by ${by}`,
  'numbers-missing': ({ count }) => `the numbers of ${permits(count)} are missing a week before the visit`,
  'papers-missing': ({ count }) => `passport or evidence of ${count === 1 ? '1 traveller' : `${count} travellers`} is late`,
  'licence-ends': ({ by }) => `our licence ends on ${by}`,
  'terms-check': () => 'compare the stored terms with those of the authority',
}
const one = (count: number) => (count === 1 ? 'it is' : 'they are')

/** Kinds of the alerts of deadlines, as their occasions begin. */
export const deadlineAlerts: readonly string[] = Object.keys(texts).map((kind) => `permit-${kind}`)

/**
 * What staff are alerted to of a deadline; undefined where its time has not come, or it raises none. It names a booking by its reference and nobody by
 * name. Source: docs/permits.md, 'Deadlines'.
 */
export function deadlineAlert(
  { kind, count, day, reference, occasion, actBy }: DueRow,
  { permit, authority }: { permit: string | undefined; authority: string },
): { occasion: string; text: string } | undefined {
  if (!occasion || !isAlerted(kind)) return undefined
  const about = [reference, permit ?? authority, day && dayText(day)].filter(Boolean).join(', ')
  return { occasion, text: `${about}: ${texts[kind]({ count, by: instantText(actBy) })}` }
}

const isAlerted = (kind: DueKind): kind is AlertedKind => Object.hasOwn(texts, kind)
