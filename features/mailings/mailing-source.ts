import { type BookingState, bookingStates } from '#features/bookings/booking.ts'
import { readSelected } from '#features/bookings/lists/selected.ts'
import type { Day } from '#values/dates.ts'
import { readReference } from '#values/reference.ts'

/**
 * To whom emails are written: somebody we know by a reference, an address, the bookings that were ticked, or all that fit a
 * choice.
 */
export type MailingSource =
  | { kind: 'booking'; reference: string }
  | { kind: 'enquiry'; reference: string }
  | { kind: 'address'; email: string }
  | { kind: 'departure'; id: number }
  | { kind: 'ticked'; ids: readonly string[] }
  | { kind: 'bookings'; state: BookingState | undefined; from: Day | undefined; to: Day | undefined; package: string | undefined }

/** One address and nothing around it: what the mail server takes. */
const oneAddress = /^(?=.{3,254}$)[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+\.[^\s\p{C}<>()[\]\\,;:"@]+$/u
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * What the address of the composer selects: '?booking=K7QM-42XD', '?enquiry=…', '?to=an address', '?departure=7', '?id=…&id=…' of
 * the bookings that were ticked, a hundred at most, or '?list=bookings' with a state, two days and a package. 'wrong' names the
 * invalid field; undefined where nothing is selected.
 */
export function readSource(params: URLSearchParams): MailingSource | { wrong: 'booking' | 'enquiry' | 'to' } | undefined {
  const text = (name: string) => params.get(name)?.trim().slice(0, 300) || undefined
  for (const kind of ['booking', 'enquiry'] as const) {
    const typed = text(kind)
    if (typed === undefined) continue
    const reference = readReference(typed)
    return reference === undefined ? { wrong: kind } : { kind, reference }
  }
  const to = text('to')
  if (to !== undefined && params.get('list') !== 'bookings')
    return oneAddress.test(to) ? { kind: 'address', email: to } : { wrong: 'to' }
  const departure = Number(text('departure'))
  if (Number.isSafeInteger(departure) && departure > 0) return { kind: 'departure', id: departure }
  const ids = readSelected(params)
  if (ids.length > 0) return { kind: 'ticked', ids }
  if (params.get('list') !== 'bookings') return undefined
  const day = (name: string) => [text(name)].find((typed) => typed !== undefined && isDay(typed))
  const state = bookingStates.find((one) => one === params.get('state'))
  return { kind: 'bookings', state, from: day('from'), to: day('until'), package: text('package') }
}

/** The search part of an address that selects the same. */
export function sourceSearch(source: MailingSource): string {
  switch (source.kind) {
    case 'booking':
    case 'enquiry':
      return `?${new URLSearchParams({ [source.kind]: source.reference })}`
    case 'address':
      return `?${new URLSearchParams({ to: source.email })}`
    case 'departure':
      return `?departure=${source.id}`
    case 'ticked':
      return `?${new URLSearchParams(source.ids.map((id) => ['id', id]))}`
    case 'bookings': {
      const { state, from, to, package: slug } = source
      const fields = Object.entries({ list: 'bookings', state, from, until: to, package: slug })
      return `?${new URLSearchParams(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`
    }
  }
}
