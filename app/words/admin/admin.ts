import type { Role } from '#features/staff/permissions.ts'
import { analyticsAdminWords } from './analytics.ts'
import { amendAdminWords } from './bookings/amend.ts'
import { bookingAdminWords } from './bookings/booking.ts'
import { moneyAdminWords } from './bookings/money.ts'
import { orderAdminWords } from './bookings/order.ts'
import { departureAdminWords } from './departures/departures.ts'
import { factorAdminWords } from './factors.ts'
import { listAdminWords } from './lists.ts'
import { profileAdminWords } from './profile.ts'
import { waysInWords } from './sign-in-methods.ts'
import { staffLogWords } from './staff.ts'

const roles: Record<Role, string> = { owner: 'Owner', sales: 'Sales', editor: 'Editor', 'read-only': 'Reads only' }

/** The interface's sentences in the admin area. */
export const adminWords = {
  pageTitle: (screen: string) => `${screen}. Impamba desk`,
  skip: 'Skip to content',
  loading: 'Loading...',
  auth: { loading: 'Loading authentication...' },
  rail: {
    label: 'Desk',
    work: 'Work',
    catalogue: 'Catalogue',
    house: 'House',
    users: 'Users',
    profile: 'Your profile',
    today: 'Today',
    bookings: 'Bookings',
    departures: 'Departures',
    enquiries: 'Enquiries',
    freight: 'Freight',
    crew: 'Guides and cars',
    waiting: 'wait for an answer',
    packages: 'Packages',
    kibeho: 'Kibeho',
    hotels: 'Hotels',
    journal: 'Journal',
    places: 'Places',
    community: 'Community',
    rates: 'Rates',
    letters: 'Letters',
    newsletter: 'Newsletter',
    visitors: 'Visitors',
    pictures: 'Pictures',
    voices: 'Travellers’ words',
    pages: 'Pages',
    menus: 'Menus and notices',
    activity: 'Activity',
    customers: 'Customers’ data',
    jobs: 'Jobs',
    settings: 'Settings',
    site: 'The site',
    signOut: 'Sign out',
    roles,
  },
  ...waysInWords,
  refused: {
    forbidden: { title: 'Not for your role', text: 'Your role does not reach this page. Ask an owner if you need it.' },
    missing: { title: 'Nothing here', text: 'There is no page of the desk at this address. It may be misspelt.' },
    back: 'Back to Today',
  },
  ...listAdminWords,
  ...orderAdminWords,
  booking: bookingAdminWords,
  amend: amendAdminWords,
  money: moneyAdminWords,
  departures: departureAdminWords,
  visitors: analyticsAdminWords,
  people: staffLogWords,
  profile: profileAdminWords,
  factors: factorAdminWords,
} as const
