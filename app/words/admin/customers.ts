import { counted } from './counted.ts'

const figure = (count: number): string => count.toLocaleString('en-GB')

/** What the admin area says of customers: whoever booked, by their email address. */
export const customerWords = {
  title: 'Customers',
  count: (count: number, most: number, search: string, cutAt: number | undefined) => {
    if (cutAt) return `More than ${cutAt} bookings match. Type more to narrow the search.`
    const about = search ? ` for “${search}”` : ''
    if (count > most) return `More than ${figure(most)} customers${about}`
    return `${count === 1 ? '1 customer' : `${figure(count)} customers`}${about}`
  },
  search: 'Search customers',
  searchHint: 'Name, email, phone or reference',
  find: 'Search',
  clear: 'Clear search',
  table: 'Customers',
  columns: {
    name: 'Customer',
    phone: 'Phone',
    bookings: 'Bookings',
    last: 'Last trip',
    next: 'Next trip',
    paid: 'Paid in total',
    booked: 'Last booking',
  },
  bookings: (count: number) => counted(count, 'booking'),
  trips: (count: number) => `${counted(count, 'trip')}`,
  sortBy: (column: string, falls: boolean) => `Sort by ${column}, ${falls ? 'descending' : 'ascending'}`,
  noEmail: 'no email address',
  emptyTitle: 'No customers',
  empty: 'Whoever books appears here.',
  emptySearch: 'No customer matches. Shorten the search.',
  all: 'Show all customers',
  next: 'Next',
  first: 'First page',
  privacy: 'Privacy requests',
  breadcrumb: 'You are here',
  one: {
    lede: (bookings: number, trips: number) => `${counted(bookings, 'booking')}, ${counted(trips, 'trip')}`,
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    paid: 'Paid in total',
    due: 'Balance due',
    first: 'Customer since',
    write: 'New email',
    bookings: 'Bookings',
    more: (count: number) => `The newest ${count} bookings are shown.`,
    enquiries: 'Enquiries',
    noEnquiries: 'No enquiries from this address.',
    columns: { booking: 'Booking', product: 'Product', starts: 'Starts', payment: 'Payment', state: 'Status' },
    enquiryColumns: { reference: 'Reference', sent: 'Sent', state: 'Status' },
  },
} as const
