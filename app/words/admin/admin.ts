import type { Role } from '#features/staff/permissions.ts'
import { deskAmendWords } from './bookings/amend.ts'
import { deskBookingWords } from './bookings/booking.ts'
import { deskDepartureWords } from './departures/departures.ts'
import { deskFactorWords } from './factors.ts'
import { deskListWords } from './lists.ts'
import { deskMoneyWords } from './bookings/money.ts'
import { deskOrderWords } from './bookings/order.ts'
import { deskPeopleWords } from './staff.ts'
import { deskProfileWords } from './profile.ts'
import { deskVisitorWords } from './analytics.ts'
import { waysInWords } from './sign-in-methods.ts'

const roles: Record<Role, string> = { owner: 'Owner', sales: 'Sales', editor: 'Editor', 'read-only': 'Reads only' }

/** The interface's sentences at the desk. */
export const deskWords = {
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
  ...deskListWords,
  ...deskOrderWords,
  booking: deskBookingWords,
  amend: deskAmendWords,
  money: deskMoneyWords,
  departures: deskDepartureWords,
  visitors: deskVisitorWords,
  people: deskPeopleWords,
  profile: deskProfileWords,
  factors: deskFactorWords,
} as const
