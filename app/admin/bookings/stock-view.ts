import { isFinal, isHeld } from '#features/bookings/booking.ts'
import { partsByDay } from '#features/bookings/parts-by-day.ts'
import { isToBuy } from '#features/bookings/permits/purchase-state.ts'
import type { BookedPart, Booking, listPurchases, Traveller } from '#features/bookings/reads.server.ts'
import type { withStates } from '#features/bookings/suppliers/reads-purchases.server.ts'
import { inEnglish } from '#features/pricing/lines/english-line.ts'
import { itemOf, permitPool } from '#features/stock/stock.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { SoldItem } from '#features/trips/reads-sold.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { addDays, daysBetween } from '#values/dates.ts'
import { moneyAdminWords } from '../../words/admin/bookings/money.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { permitStateWords } from '../../words/admin/permits/permit-states.ts'
import { answerPath, partKey } from '../components/dialogs/part-address.ts'
import { poolPath } from '../permits/pool-name.ts'
import { orderedText, type PartAsOrdered } from './parts/parts-as-ordered.ts'
import { partTones, purchaseTones, type Tagged } from './tones.ts'

type PartState = keyof (typeof moneyAdminWords.tree)['parts']['states']

export type PartRow = {
  key: string
  what: string
  days: string
  state: Tagged
  /** The day of its permits, of one that is a permit. */
  permits: string | undefined
  /** What a supplier's answer is about, where one is waited for. */
  request: { resource: string; day: Day } | undefined
  /** The form for an answer. */
  answer: string
  /** The supplier that staff have asked; empty where none is recorded. */
  supplier: string
  /** Confirmed by another supplier than was sold: the customer has not agreed to it yet. */
  toAgree: boolean
  /** Not available, and the booking can be changed to something else. */
  refused: boolean
}

/**
 * The parts of a booking by their first day: consecutive days in the same state are one row. What is on request of an item of `sold` is said with
 * all its days and its people, and the nights of a lodge until the day of leaving.
 */
export function partsView(
  read: ReadWords,
  booking: Booking,
  parts: readonly PartAsOrdered[],
  sold: readonly SoldItem[] = [],
): PartRow[] {
  const words = read(moneyAdminWords)
  const rows: { part: PartAsOrdered; until: Day; state: PartState }[] = []
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
  const ordered = partsByDay(rows.map((row) => ({ ...row, day: row.part.day })))
  return ordered.map(({ part, until, state }) => ({
    key: partKey(part),
    ...orderedWhole(read, part, wholeOf(read, booking, { part, until }, sold)),
    state: { word: words.parts.states[state], tone: partTones[state] },
    supplier: part.onRequest ? part.supplier : '',
    toAgree: part.ordered?.state === 'confirmed' && state === 'asked',
    permits: permitsPath(part),
    refused: state === 'no' && answers(booking),
    request: awaitsYes(part) && answers(booking) ? { resource: part.resource, day: part.day } : undefined,
    answer: answerPath(part),
  }))
}

type Whole = Pick<PartRow, 'what' | 'days'>

const orderedWhole = (read: ReadWords, part: PartAsOrdered, { what, days }: Whole): Whole => ({
  what: orderedText(read, part, what),
  days,
})

function wholeOf(
  read: ReadWords,
  { travellersCount }: Booking,
  { part, until }: { part: BookedPart; until: Day },
  sold: readonly SoldItem[],
): Whole {
  const words = read(moneyAdminWords).parts
  const { day, quantity, text } = part
  const label = part.label || part.resource
  const item = sold.find(({ rootId }) => rootId === itemOf(part.resource))
  if (item) {
    const last = addDays(day, item.isNights ? item.days : item.days - 1)
    const what = item.isNights ? label : words.people({ label, people: item.people ?? travellersCount })
    return { what, days: read.format.days(day, last) }
  }
  // A lodge of a trip takes its rooms night by night, each under a label of one night.
  const named = text?.label && 'message' in text.label ? text.label : undefined
  if (named?.message !== 'stayAsWritten') return { what: words.each({ quantity, label }), days: read.format.days(day, until) }
  const nights = daysBetween(day, until) + 1
  return {
    what: inEnglish({ ...named, values: { ...named.values, nights, rooms: quantity } }),
    days: read.format.days(day, addDays(until, 1)),
  }
}

function permitsPath({ resource, day }: BookedPart): string | undefined {
  const pool = permitPool(resource)
  return pool && poolPath({ ...pool, day })
}

/** Whether the supplier's answer still counts. */
const answers = ({ state }: Booking) =>
  state === 'requested' || state === 'on-hold' || state === 'pending' || state === 'confirmed'

/** Whether a part waits for a yes, also after a no. */
const awaitsYes = ({ onRequest, answer, isAnswerable }: PartAsOrdered): boolean =>
  onRequest && answer !== 'yes' && isAnswerable !== false

function stateOf({ resource, onRequest, answer, ordered }: PartAsOrdered, { state }: Booking): PartState {
  if (isFinal(state) && state !== 'completed' && state !== 'no-show') return 'freed'
  if (state === 'enquiry' || state === 'quoted' || state === 'waitlisted') return 'wanted'
  if (ordered) return ordered.state !== 'confirmed' ? ordered.state : onRequest ? (answer ?? 'asked') : 'yes'
  if (onRequest) return answer ?? 'asked'
  if (isHeld(state)) return 'held'
  // A permit is reserved at its authority, which is said of each traveller's; the booking has the promise of one.
  return permitPool(resource) ? 'promised' : 'taken'
}

/** The parts on request with this answer; their names have commas of their own. */
export const requestedText = (read: ReadWords, parts: readonly PartAsOrdered[], given: BookedPart['answer'] = null): string =>
  [
    ...new Set(
      partsByDay(parts)
        .filter((part) => awaitsYes(part) && part.answer === given)
        .map((part) => {
          const { label, resource, supplier, ordered } = part
          return ordered ? orderedText(read, part, label) : `${label || resource}${supplier ? ` (${supplier})` : ''}`
        }),
    ),
  ].join('; ')

export type Purchases = Awaited<ReturnType<typeof withStates<Awaited<ReturnType<typeof listPurchases>>[number]>>>

export type PurchaseRow = ReturnType<typeof purchasesView>[number]

/** What has to be bought from parks and airlines, and how far it is. */
export function purchasesView(read: ReadWords, booking: Booking, purchases: Purchases, travellers: readonly Traveller[]) {
  const words = read(permitStateWords)
  const hasEnded = isFinal(booking.state)
  return purchases.map(({ id, label, day, travellerPosition, costMinor, status, number, state, isNamed }) => ({
    id,
    what: label,
    who: whoText(read, travellers, travellerPosition),
    day: read.format.day(day),
    cost: read.format.money({ minor: costMinor, currency: booking.currency }),
    state:
      hasEnded && isToBuy(state)
        ? { word: words.never, tone: undefined }
        : { word: words.purchases[state], tone: purchaseTones[state] },
    number: number ?? '',
    note: number ?? (isNamed ? words.named : ''),
    open: status !== 'bought',
  }))
}

function whoText(read: ReadWords, travellers: readonly Traveller[], position: number | null): string {
  const words = read(orderAdminWords)
  if (position === null) return ''
  const member = travellers.find((one) => one.position === position)
  return member ? nameOf(read, member, travellers) : words.travellers.unnamed({ position })
}

export const nameOf = (
  read: ReadWords,
  { firstNames, familyName, position }: Pick<Traveller, 'firstNames' | 'familyName' | 'position'>,
  party: readonly Pick<Traveller, 'position'>[],
): string => {
  const name = [firstNames, familyName].filter(Boolean).join(' ')
  return name || read(orderAdminWords).travellers.unnamed({ position: nthOf(party, position) })
}
