import type { IdentityCode } from '#features/staff/identity-codes.ts'
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

/** One sentence for all three, so that a failure never tells whether the address exists. */
const wrongPair = 'The e-mail or the password is wrong. Look at both and try again.'

/** What the sign-in page says of each code that an identity provider may answer. */
const refusals: Record<IdentityCode | 'password-missing', string> = {
  'wrong-password': wrongPair,
  'user-not-found': wrongPair,
  'invalid-credential': wrongPair,
  'invalid-email': 'An e-mail address looks like name@example.com. Write it out in full.',
  'password-missing': 'Write your password.',
  'too-many-requests': 'Too many tries. Wait a quarter of an hour, then try again.',
  'email-already-in-use': 'Somebody on the staff has this e-mail address already.',
  'user-token-expired': 'Your sign-in has run out. Sign in again.',
  'requires-recent-login': 'For this, sign in again first.',
}

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
    house: 'House',
    users: 'Users',
    profile: 'Your profile',
    today: 'Today',
    bookings: 'Bookings',
    departures: 'Departures',
    waiting: 'wait for an answer',
    letters: 'Letters',
    visitors: 'Visitors',
    activity: 'Activity',
    customers: 'Customers’ data',
    settings: 'Cancellation rules',
    site: 'The site',
    signOut: 'Sign out',
    roles,
  },
  login: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    site: 'Back to the site',
    refusals,
  },
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
