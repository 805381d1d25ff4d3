import { rowKind } from '#features/content/row-kind.server.ts'
import { ExtraContent } from './extra-content.ts'

/** What can be added to an order. One that is taken off sale stays for the orders that have it. */
export const extraEntry = rowKind({
  name: 'extra',
  table: 'extras',
  schema: ExtraContent,
  begun: {
    name: '',
    note: '',
    unit: 'person',
    amountMinor: null,
    kinds: [],
    activities: [],
    freeTimeIn: [],
    drive: 'any',
    transfer: 'none',
    mostPerBooking: 1,
  },
  // A hire has no flights of its own: its order says where the vehicle is fetched.
  check: (_db, { transfer, kinds }) =>
    transfer !== 'none' && kinds.includes('hire') ? [{ path: 'transfer', reason: 'transfer-with-hire', grave: true }] : [],
  texts: ['name', 'note'],
  pathOf: () => '/booking',
  tags: [],
  isOrdered: true,
  staysInactive: true,
})
