import { source } from '#platform/languages/source.ts'

/** How far permits are, in the same words on their own screens and on that of a booking. */
export const permitStateWords = source('admin-permit-states', {
  /** Of a lot, after how many it has: '2 reserved'. */
  lots: {
    wanted: 'to reserve',
    reserved: 'reserved',
    deposited: 'deposit paid',
    paid: 'paid',
    used: 'used',
    expired: 'expired',
    released: 'given up',
    withdrawn: 'withdrawn',
  },
  /** Of one permit or ticket of a booking. */
  purchases: {
    'to-reserve': 'To reserve',
    closed: 'Closed by the authority',
    'to-buy': 'To buy',
    requested: 'Requested',
    reserved: 'Reserved',
    deposited: 'Deposit paid',
    paid: 'Paid',
    bought: 'Purchased',
  },
  /** Of one whose booking has ended. */
  never: 'Not purchased',
  named: 'Name given in',
})
