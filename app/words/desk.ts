import type { Role } from '#features/staff/permissions.ts'
import { deskAmendWords } from './desk-amend.ts'
import { deskBookingWords } from './desk-booking.ts'
import { deskDepartureWords } from './desk-departures.ts'
import { deskFactorWords } from './desk-factors.ts'
import { deskListWords } from './desk-lists.ts'
import { deskMoneyWords } from './desk-money.ts'
import { deskOrderWords } from './desk-order.ts'
import { deskPeopleWords } from './desk-people.ts'
import { deskProfileWords } from './desk-profile.ts'
import { deskVisitorWords } from './desk-visitors.ts'
import { waysInWords } from './desk-ways-in.ts'

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
