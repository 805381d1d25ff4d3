import { isFinal, isHeld } from '#features/bookings/booking.ts'
import type { BookedPart, Booking, listPurchases, Traveller } from '#features/bookings/reads.server.ts'
import type { Day } from '#values/dates.ts'
import { addDays } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'

const words = adminWords.money

type PartState = keyof typeof words.parts.states

export type PartRow = {
  key: string
  what: string
  days: string
  state: (typeof words.parts.states)[PartState]
  /** What a supplier's answer is about, where one is waited for. */
  request: { resource: string; day: Day } | undefined
  /** The supplier that staff have asked; empty where none is recorded. */
  supplier: string
  /** Not available, and the booking can be changed to something else. */
  refused: boolean
}

/** The parts of a booking: consecutive days in the same state are one row. */
export function partsView(booking: Booking, parts: readonly BookedPart[]): PartRow[] {
  const rows: { part: BookedPart; until: Day; state: PartState }[] = []
  for (const part of parts) {
    const state = stateOf(part, booking)
    const last = rows.at(-1)
    const follows =
      last !== undefined &&
      state !== 'asked' &&
      state !== 'no' &&
      last.state === state &&
      last.part.resource === part.resource &&
      last.part.quantity === part.quantity &&
      addDays(last.until, 1) === part.day
    if (follows) last.until = part.day
    else rows.push({ part, until: part.day, state })
  }
  return rows.map(({ part, until, state }) => ({
    key: `${part.resource} ${part.day}`,
    what: words.parts.each(part.quantity, part.label || part.resource),
    days: daysText(part.day, until),
    state: words.parts.states[state],
    supplier: part.onRequest ? part.supplier : '',
    refused: state === 'no' && answers(booking),
    request: (state === 'asked' || state === 'no') && answers(booking) ? { resource: part.resource, day: part.day } : undefined,
  }))
}

/** Whether the supplier's answer still counts. */
const answers = ({ state }: Booking) =>
  state === 'requested' || state === 'on-hold' || state === 'pending' || state === 'confirmed'

function stateOf({ onRequest, answer }: BookedPart, { state }: Booking): PartState {
  if (isFinal(state) && state !== 'completed' && state !== 'no-show') return 'freed'
  if (state === 'enquiry' || state === 'quoted' || state === 'waitlisted') return 'wanted'
  if (onRequest) return answer ?? 'asked'
  return isHeld(state) ? 'held' : 'taken'
}

/** The parts on request with this answer; their names have commas of their own. */
export const requestedText = (parts: readonly BookedPart[], given: BookedPart['answer'] = null): string =>
  [
    ...new Set(
      parts
        .filter(({ onRequest, answer }) => onRequest && answer === given)
        .map(({ label, resource, supplier }) => `${label || resource}${supplier ? ` (${supplier})` : ''}`),
    ),
  ].join('; ')

type Purchases = Awaited<ReturnType<typeof listPurchases>>

export type PurchaseRow = ReturnType<typeof purchasesView>[number]

/** What has to be bought from parks and airlines, and how far it is. */
export function purchasesView(booking: Booking, purchases: Purchases, travellers: readonly Traveller[]) {
  return purchases.map(({ id, label, day, travellerPosition, costMinor, status, number }) => ({
    id,
    what: label,
    who: whoText(travellers, travellerPosition),
    day: dayText(day),
    cost: moneyText({ minor: costMinor, currency: booking.currency }),
    state: words.purchases.states[status],
    number: number ?? '',
    open: status !== 'bought',
  }))
}

function whoText(travellers: readonly Traveller[], position: number | null): string {
  if (position === null) return ''
  const member = travellers.find((one) => one.position === position)
  return member ? nameOf(member) : adminWords.travellers.unnamed(position)
}

export const nameOf = ({ firstNames, familyName, position }: Pick<Traveller, 'firstNames' | 'familyName' | 'position'>): string =>
  [firstNames, familyName].filter(Boolean).join(' ') || adminWords.travellers.unnamed(position)
