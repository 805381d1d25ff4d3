import type { SameBy } from '#features/bookings/placing/unpaid-groups.ts'
import { counted } from '../../en.ts'

const shared: Record<SameBy, string> = { email: 'e-mail', phone: 'telephone', address: 'internet address' }

const and = new Intl.ListFormat('en-GB')

/** What the admin area says of holds by the same person or address. */
export const unpaidHoldsWords = {
  title: 'Unpaid holds by the same person or address',
  chip: 'Unpaid holds',
  lede: (groups: number, places: number) =>
    groups === 0
      ? 'Nobody holds more than once.'
      : `${groups === 1 ? 'One group keeps' : `${groups} groups keep`} ${counted(places, 'place')} from sale, unpaid.`,
  emptyTitle: 'Nothing to release',
  empty: 'Here stand holds that share an e-mail, a telephone or an internet address and are not paid.',
  group: (by: readonly SameBy[], places: number) =>
    `${counted(places, 'place')}, the same ${and.format(by.map((mark) => shared[mark]))}`,
  columns: { tick: 'Release', lead: 'Lead', journey: 'Booking', places: 'Places', until: 'Held until', state: 'E-mail' },
  unconfirmed: 'not confirmed',
  confirmed: 'confirmed or known',
  byStaff: 'held by staff',
  tick: (reference: string) => `Release ${reference}`,
  reason: 'Reason',
  reasonHint: 'The visitor reads it in a letter.',
  release: 'Release the ticked holds',
  nothing: 'Tick at least one hold.',
  released: (count: number, left: number) =>
    `${counted(count, 'hold')} released.${left > 0 ? ` ${counted(left, 'hold')} changed in the meantime and ${left === 1 ? 'was' : 'were'} left as ${left === 1 ? 'it is' : 'they are'}.` : ''}`,
} as const
