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

const roles: Record<Role, string> = { owner: 'Owner', sales: 'Sales', editor: 'Editor', 'read-only': 'View only' }

/** The interface's sentences at the desk. */
export const deskWords = {
  pageTitle: (screen: string) => `${screen}. Impamba admin`,
  skip: 'Skip to content',
  loading: 'Loading...',
  auth: { loading: 'Loading authentication...' },
  rail: {
    label: 'Admin',
    work: 'Operations',
    catalogue: 'Products & website',
    house: 'Admin',
    users: 'Team',
    profile: 'Your profile',
    today: 'Dashboard',
    bookings: 'Bookings',
    departures: 'Departures',
    enquiries: 'Enquiries',
    freight: 'Freight',
    crew: 'Guides & vehicles',
    waiting: 'waiting for an answer',
    packages: 'Packages',
    kibeho: 'Pilgrimages',
    hotels: 'Hotels',
    journal: 'Blog',
    places: 'Destinations',
    community: 'Community experiences',
    rates: 'Cars, freight, extras & codes',
    letters: 'Messages',
    newsletter: 'Newsletter',
    visitors: 'Website analytics',
    pictures: 'Media library',
    voices: 'Testimonials',
    pages: 'Pages',
    menus: 'Menus & banners',
    activity: 'Audit log',
    customers: 'Privacy requests',
    jobs: 'Background tasks',
    settings: 'Settings',
    site: 'View website',
    signOut: 'Sign out',
    roles,
  },
  ...waysInWords,
  refused: {
    forbidden: { title: 'No access', text: 'Your role cannot open this page. Ask an owner if you need it.' },
    missing: { title: 'Page not found', text: 'There is no admin page at this address. Check the spelling.' },
    back: 'Back to the dashboard',
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
