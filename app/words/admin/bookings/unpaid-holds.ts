import type { SameBy } from '#features/bookings/holds/unpaid-groups.ts'
import { counted } from '../counted.ts'

const shared: Record<SameBy, string> = { email: 'email', phone: 'phone', address: 'IP address' }

const and = new Intl.ListFormat('en-GB')

/** What the admin area says of holds by the same person or address. */
export const unpaidHoldsWords = {
  title: 'Repeated unpaid holds',
  chip: 'Repeated holds',
  lede: (groups: number, places: number) =>
    groups === 0
      ? 'No repeated unpaid holds.'
      : `${counted(groups, 'group')} ${groups === 1 ? 'holds' : 'hold'} ${counted(places, 'place')} unpaid.`,
  emptyTitle: 'Nothing to release',
  empty: 'Unpaid holds that share an email, phone or IP address appear here.',
  group: (by: readonly SameBy[], places: number) =>
    `${counted(places, 'place')}, the same ${and.format(by.map((mark) => shared[mark]))}`,
  columns: { tick: 'Select', lead: 'Lead traveller', journey: 'Product', places: 'Places', until: 'Held until', state: 'Email' },
  unconfirmed: 'not confirmed',
  confirmed: 'confirmed or known customer',
  byStaff: 'held by staff',
  tick: (reference: string) => `Select ${reference}`,
  reason: 'Reason (sent to customer)',
  reasonHint: 'The customer gets it by email.',
  release: 'Release selected holds',
  nothing: 'Select at least one hold.',
  released: (count: number, left: number) =>
    `${counted(count, 'hold')} released.${left > 0 ? ` ${counted(left, 'hold')} ${left === 1 ? 'has' : 'have'} changed since and ${left === 1 ? 'was' : 'were'} not released.` : ''}`,
} as const
