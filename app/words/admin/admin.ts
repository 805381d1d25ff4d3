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
import { signInWords } from './sign-in-methods.ts'
import { staffLogWords } from './staff.ts'

const roles: Record<Role, string> = {
  owner: 'Owner',
  sales: 'Sales',
  editor: 'Editor',
  translator: 'Translator',
  'read-only': 'View only',
}

/** The interface's sentences in the admin area. */
export const adminWords = {
  pageTitle: (screen: string) => `${screen}. Impamba admin`,
  skip: 'Skip to content',
  loading: 'Loading...',
  auth: { loading: 'Loading authentication...' },
  rail: {
    label: 'Admin',
    work: 'Operations',
    content: 'Products & website',
    product: 'Admin',
    users: 'Team',
    profile: 'Your profile',
    today: 'Dashboard',
    bookings: 'Bookings',
    departures: 'Departures',
    enquiries: 'Enquiries',
    trips: 'Trips',
    freight: 'Freight',
    crew: 'Guides & vehicles',
    suppliers: 'Suppliers',
    fx: 'Exchange rates',
    waiting: 'waiting for an answer',
    packages: 'Packages',
    kibeho: 'Pilgrimages',
    hotels: 'Hotels',
    journal: 'Blog',
    places: 'Destinations',
    community: 'Community experiences',
    rates: 'Cars, freight, extras & codes',
    emails: 'Messages',
    newsletter: 'Newsletter',
    translations: 'Translations',
    reports: 'Reports',
    visitors: 'Website analytics',
    pictures: 'Media library',
    testimonials: 'Testimonials',
    pages: 'Pages',
    menus: 'Menus & banners',
    activity: 'Audit log',
    customers: 'Customers',
    privacy: 'Privacy requests',
    jobs: 'Background tasks',
    settings: 'Settings',
    site: 'View website',
    signOut: 'Sign out',
    roles,
  },
  ...signInWords,
  refused: {
    forbidden: { title: 'No access', text: 'Your role cannot open this page. Ask an owner if you need it.' },
    missing: { title: 'Page not found', text: 'There is no admin page at this address. Check the spelling.' },
    back: 'Back to the dashboard',
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
