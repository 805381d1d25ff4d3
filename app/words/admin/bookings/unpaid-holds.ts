import { source } from '#platform/languages/source.ts'

/** What the admin area says of holds by the same person or address. */
export const unpaidHoldsWords = source('admin-unpaid-holds', {
  title: 'Repeated unpaid holds',
  chip: 'Repeated holds',
  lede: '{groups, plural, =0 {No repeated unpaid holds.} other {{groups, plural, one {# group} other {# groups}} {groups, plural, one {holds} other {hold}} {places, plural, one {# place} other {# places}} unpaid.}}',
  emptyTitle: 'Nothing to release',
  empty: 'Unpaid holds that share an email, phone or IP address appear here.',
  /** What holds have in common: 'the same email and phone'. */
  shared: { email: 'email', phone: 'phone', address: 'IP address' },
  group: '{places, plural, one {# place} other {# places}}, the same {shared}',
  columns: {
    tick: 'Select',
    lead: 'Lead traveller',
    journey: 'Product',
    places: 'Places',
    until: 'Held until',
    state: 'Email',
  },
  unconfirmed: 'not confirmed',
  confirmed: 'confirmed or known customer',
  byStaff: 'held by staff',
  tick: 'Select {reference}',
  reason: 'Reason (sent to customer)',
  reasonHint: 'The customer gets it by email.',
  release: 'Release selected holds',
  nothing: 'Select at least one hold.',
  released:
    '{count, plural, one {# hold} other {# holds}} released.{left, plural, =0 {} other { {left, plural, one {# hold} other {# holds}} {left, plural, one {has} other {have}} changed since and {left, plural, one {was} other {were}} not released.}}',
})
