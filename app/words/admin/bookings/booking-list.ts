import type { ListSort, MoneyView } from '#features/bookings/lists/booking-list.ts'
import { counted } from '../counted.ts'
import { figure } from '../lists.ts'

const money: Record<MoneyView, string> = {
  unpaid: 'Unpaid',
  'deposit-due': 'Deposit due',
  'part-paid': 'Part paid',
  paid: 'Paid in full',
  overdue: 'Overdue',
  'refund-due': 'Refund due',
  'on-request': 'Supplier reply due',
}

const sorts: Record<ListSort, string> = {
  newest: 'Newest first',
  start: 'Start date',
  name: 'Name',
  balance: 'Balance due, largest first',
}

/** The same orders from their other end. */
const sortsTurned: Record<ListSort, string> = {
  newest: 'Oldest first',
  start: 'Start date, latest first',
  name: 'Name, from Z',
  balance: 'Balance due, smallest first',
}

/** What the admin area says in the list of bookings, and of what leaves it as a file. */
export const bookingListWords = {
  title: 'Bookings',
  views: {
    all: 'All',
    asked: 'New request',
    request: 'On request',
    'on-hold': 'On hold',
    confirmed: 'Confirmed',
    waiting: 'Waiting list',
    ended: 'Ended',
    'to-do': 'To do',
    'in-progress': 'In progress',
  },
  presets: {
    label: 'Saved views',
    todo: 'To do',
    travelling: 'In progress',
    unpaid: 'Unpaid',
    leaving: 'Starting within 7 days',
    new: 'New this week',
    deposit: 'Deposit due',
    overdue: 'Overdue',
    refund: 'Refund due',
    request: 'Supplier reply due',
  },
  /** Undefined: a search found more than `mostFound`. */
  count: (count: number | undefined, most: number, mostFound: number, search: string) => {
    const about = search ? ` for “${search}”` : ''
    if (count === undefined) return `More than ${figure(mostFound)} bookings match. Type more to narrow the search.`
    if (count > most) return `More than ${figure(most)} bookings${about}`
    return `${count === 1 ? '1 booking' : `${figure(count)} bookings`}${about}`
  },
  search: 'Search bookings',
  searchHint: 'Reference, name, email or phone',
  find: 'Search',
  more: (count: number) => (count > 0 ? `More filters (${count} active)` : 'More filters'),
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  chooseColumns: 'Columns',
  showColumns: 'Apply',
  sortBy: (column: string, falls: boolean) => `Sort by ${column}, ${falls ? 'descending' : 'ascending'}`,
  fields: {
    state: 'Status',
    month: 'Month of start',
    money: 'Payment and supplier',
    kind: 'Product type',
    package: 'Package',
    from: 'Starts from',
    to: 'Starts to',
    madeFrom: 'Booked from',
    madeTo: 'Booked to',
    sort: 'Sort by',
  },
  any: 'Any',
  anyOf: { state: 'Any status', month: 'Any month', kind: 'Any product', money: 'Any payment' },
  usual: 'Default',
  show: 'Filter',
  clear: 'Clear',
  money,
  sorts,
  sortsTurned,
  columns: {
    tick: 'Select',
    reference: 'Reference',
    lead: 'Lead traveller',
    journey: 'Product',
    leaves: 'Starts',
    people: 'Travellers',
    paid: 'Payment',
    next: 'Next step',
    state: 'Status',
    booked: 'Booked',
  },
  tick: (reference: string) => `Select ${reference}`,
  people: (count: number) => counted(count, 'traveller'),
  toCome: (amount: string) => `${amount} due`,
  notYetDue: 'Nothing due yet',
  toGiveBack: (amount: string) => `${amount} refund due`,
  credit: (amount: string) => `${amount} credit`,
  of: (total: string) => `of ${total}`,
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  holdLeft: (left: string) => `${left} left`,
  holdOver: 'hold ended',
  bulk: {
    label: 'With selected:',
    newEmail: 'New email',
    csv: 'Export CSV',
    xlsx: 'Export Excel',
  },
  files: {
    csv: 'Export CSV',
    xlsx: 'Export Excel',
    tooMany: (most: number) => `An Excel file takes up to ${figure(most)} bookings. Export CSV, or filter the list.`,
  },
  calendar: 'Calendar',
  emptyTitle: 'No bookings',
  empty: 'New bookings from the website appear here at once.',
  emptyView: 'No booking matches this filter.',
  emptySearch: 'No reference, name, email, phone or traveller matches. Type less, or press Clear.',
  all: 'All bookings',
  /** The columns of a file. */
  file: {
    sheet: 'Bookings',
    name: (day: string) => `bookings-${day}`,
    columns: [
      'Reference',
      'Status',
      'Lead traveller',
      'Email',
      'Phone',
      'Product type',
      'Product',
      'Starts',
      'Ends',
      'Travellers',
      'Currency',
      'Total price',
      'Paid',
      'Balance due',
      'Balance due on',
      'Hold ends (Kigali)',
      'Booked on (Kigali)',
      'Sales channel',
      'Marketing source',
    ],
  },
} as const
