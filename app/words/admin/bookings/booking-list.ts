import type { ListSort, MoneyView } from '#features/bookings/lists/booking-list.ts'
import { counted } from '../../en.ts'

/** '1,000': a figure that stands in a sentence. */
const figure = (count: number): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',')

const money: Record<MoneyView, string> = {
  unpaid: 'Unpaid',
  'deposit-due': 'Deposit due',
  'part-paid': 'Part paid',
  paid: 'Paid in full',
  overdue: 'Overdue',
  'refund-due': 'Refund due',
  'on-request': 'On request',
}

const sorts: Record<ListSort, string> = {
  newest: 'Newest first',
  start: 'By start',
  name: 'By name',
  balance: 'By balance, largest first',
}

/** What the admin area says in the list of bookings, and of what leaves it as a file. */
export const bookingListWords = {
  title: 'Bookings',
  views: { all: 'All', asked: 'Asked', 'on-hold': 'On hold', confirmed: 'Confirmed', waiting: 'Waiting list', ended: 'Ended' },
  filter: 'Which bookings',
  presets: {
    label: 'Often looked for',
    leaving: 'Leaving within 7 days',
    new: 'New this week',
    deposit: 'Deposit due',
    overdue: 'Overdue',
    refund: 'Refund due',
    request: 'On request',
  },
  /** A count that ends at `most` says so: '1,000+'. */
  upTo: (count: number, most: number) => (count > most ? `${figure(most)}+` : figure(count)),
  /** Undefined: a search found more than `mostFound`. */
  count: (count: number | undefined, most: number, mostFound: number, search: string) => {
    const about = search ? ` for “${search}”` : ''
    if (count === undefined) return `More than ${figure(mostFound)} bookings hold these letters. Type more of them to see fewer.`
    if (count > most) return `More than ${figure(most)} bookings${about}`
    return `${count === 1 ? '1 booking' : `${figure(count)} bookings`}${about}`
  },
  search: 'Search bookings',
  searchHint: 'Reference, name, e-mail or phone',
  find: 'Find',
  more: (asked: number) => (asked > 0 ? `More filters, ${asked} set` : 'More filters'),
  fields: {
    money: 'Money and supplier',
    kind: 'What for',
    package: 'Journey',
    from: 'Starts from',
    to: 'Starts to',
    madeFrom: 'Made from',
    madeTo: 'Made to',
    sort: 'Order',
  },
  any: 'Any',
  usual: 'As usual',
  show: 'Show',
  clear: 'Clear all',
  money,
  sorts,
  columns: {
    tick: 'Tick',
    reference: 'Reference',
    lead: 'Lead traveller',
    journey: 'What for',
    leaves: 'Starts',
    people: 'People',
    paid: 'Money',
    next: 'Next step',
    state: 'State',
  },
  tick: (reference: string) => `Tick ${reference}`,
  people: (count: number) => counted(count, 'traveller'),
  toCome: (amount: string) => `${amount} to come`,
  toGiveBack: (amount: string) => `${amount} to give back`,
  of: (total: string) => `of ${total}`,
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  holdLeft: (left: string) => `${left} left`,
  holdOver: 'hold is over',
  bulk: {
    label: 'With the ticked bookings:',
    letter: 'Write a letter',
    csv: 'CSV',
    xlsx: 'XLSX',
  },
  files: {
    csv: 'All as CSV',
    xlsx: 'All as XLSX',
    tooMany: (most: number) =>
      `A sheet holds ${figure(most)} bookings at most, and more are asked for. Take the CSV, or set a filter that leaves fewer.`,
  },
  calendar: 'Calendar',
  pages: { label: 'Pages', previous: 'Previous', next: 'Next' },
  emptyTitle: 'No booking here',
  empty: 'A booking made on the site appears in this list at once, with the end of its hold.',
  emptyView: 'No booking stands so at the moment.',
  emptySearch:
    'No reference, name, e-mail address, phone or traveller holds these letters. Try fewer of them, or take a filter away.',
  all: 'All bookings',
  /** The columns of a file. */
  file: {
    sheet: 'Bookings',
    name: (day: string) => `bookings-${day}`,
    columns: [
      'Reference',
      'State',
      'Lead traveller',
      'E-mail',
      'Phone',
      'Kind',
      'What for',
      'Starts',
      'Ends',
      'Travellers',
      'Currency',
      'Total',
      'Paid',
      'Balance',
      'Balance due',
      'Hold ends (Kigali)',
      'Made (Kigali)',
    ],
  },
} as const
