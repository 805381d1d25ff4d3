import type { PaymentAccounts } from '#features/payments/payment-methods.ts'
import type { Day } from '#values/dates.ts'
import type { OfficeHours } from './office-hours.ts'

/** The cancellation policies. A kind of product has one of them. */
export const cancellationPolicyNames = ['tours', 'day-tours', 'stays', 'cars'] as const
export type CancellationPolicyName = (typeof cancellationPolicyNames)[number]

/**
 * One tier: the charge, as a percentage of the rest, for a cancellation this many whole days before the start, both ends
 * included.
 */
export type CancellationTier = { daysFrom: number; daysTo: number | null; percent: number }
/**
 * Tiers in order and without gaps. `keepsDeposit`: after confirmation the charge is at least the deposit's share of the rest.
 * `dayEndsAt`: the time in Kigali, 'HH:MM', at which a day of notice ends; absent for midnight.
 */
export type CancellationPolicy = {
  steps: readonly CancellationTier[]
  keepsDeposit: boolean
  depositPercent: number
  dayEndsAt?: string
}

/**
 * How long a hold lasts: docs/stock.md. Minutes for mobile money count only while the office is open, because staff have to see
 * the payment. A bank transfer takes days and gets fewer hours when the start is near. `staffDays`: what staff give when they
 * extend a hold.
 */
export type HoldLengths = {
  cardMinutes: number
  mobileMoneyMinutes: number
  bankHours: number
  bankNearHours: number
  staffDays: number
}

/**
 * What the operator sets for the whole site: the fields below and the account of each payment method. The defaults belong to the
 * demo operator. Staff replace them before they sell.
 */
export type Settings = PaymentAccounts & {
  company: {
    name: string
    legalName: string
    phone: string
    /** The number of a wa.me link: digits only, with the country code. */
    whatsapp: string
    email: string
    address: string
  }
  /** The office: its place on the map and its opening hours. */
  office: { town: string; lat: number; lng: number; hours: OfficeHours }
  /**
   * The address for answers to our emails: `email`, or the company's address if that is empty. With `toWriter` an email written
   * by hand is answered to its writer.
   */
  answers: { email: string; toWriter: boolean }
  /** Rwandan francs for one US dollar, with the source of the rate and its day; null where not recorded. */
  rwfPerUsd: number
  rwfSource: string
  rwfAsOf: Day | null
  /** The deposit, as a share of the price without permits, in basis points. */
  depositBasisPoints: number
  /** How many days before the start the balance is due. A later booking pays everything at once. */
  balanceDays: number
  holds: HoldLengths
  /** What a cancellation charges: docs/cancellation.md. A booking keeps the policy it was sold under. */
  cancellationPolicies: Record<CancellationPolicyName, CancellationPolicy>
  /** Value added tax, included in tours and hotels and added to cars; and the tax on lodging in Rwanda. In basis points. */
  vatBasisPoints: number
  tourismTaxBasisPoints: number
  /** Pilgrim groups: of every so many travellers one leader travels free; 0 for none. */
  freeLeaderEvery: number
  /** Discounts for groups of so many paying travellers and for bookings so many days ahead; null for none. */
  groupDiscount: { from: number; percent: number } | null
  earlyDiscount: { daysAhead: number; percent: number } | null
  /** What is put on a supplier's rate of a year before where the next one is not known yet, in basis points (docs/trips.md). */
  nextYearUplift: number
  termsVersion: string
  /** The languages besides English in which the site is public, by code; of those that the program has a catalogue for. */
  languages: readonly string[]
  /** Whether visitors may have pages translated by a hosted service, which then reads them. */
  pageTranslation: boolean
  /** Whether an owner who signs in by password or email needs an authenticator or a passkey. */
  ownersNeedSecondFactor: boolean
}

export const defaultSettings: Settings = {
  company: {
    name: 'Impamba',
    legalName: 'Impamba Journeys Ltd (demo)',
    phone: '+250 700 000 000',
    whatsapp: '250700000000',
    email: 'hello@impamba.example',
    address: 'KN 78 St, Kigali',
  },
  answers: { email: '', toWriter: false },
  office: {
    town: 'Kigali',
    lat: -1.944,
    lng: 30.062,
    hours: [
      { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
      { weekdays: [6], from: '09:00', to: '13:00' },
    ],
  },
  bank: {
    holder: 'Impamba Journeys Ltd (sample, do not pay)',
    bank: 'Sample Bank of Kigali (sample, do not pay)',
    account: '0000-SAMPLE-USD',
    swift: 'SAMPRWRW',
    note: 'Sample details. Send no money to this account.',
  },
  mobileMoney: { number: '+250 700 000 000', name: 'Impamba (sample)' },
  rwfPerUsd: 1450,
  rwfSource: 'Approximate rate of 2025',
  rwfAsOf: null,
  depositBasisPoints: 3000,
  balanceDays: 45,
  holds: { cardMinutes: 30, mobileMoneyMinutes: 120, bankHours: 72, bankNearHours: 24, staffDays: 7 },
  cancellationPolicies: {
    tours: {
      steps: [
        { daysFrom: 61, daysTo: null, percent: 20 },
        { daysFrom: 46, daysTo: 60, percent: 40 },
        { daysFrom: 31, daysTo: 45, percent: 60 },
        { daysFrom: 0, daysTo: 30, percent: 100 },
      ],
      keepsDeposit: true,
      depositPercent: 30,
    },
    'day-tours': {
      steps: [
        { daysFrom: 1, daysTo: null, percent: 0 },
        { daysFrom: 0, daysTo: 0, percent: 100 },
      ],
      keepsDeposit: false,
      depositPercent: 30,
      dayEndsAt: '08:00',
    },
    stays: {
      steps: [
        { daysFrom: 30, daysTo: null, percent: 0 },
        { daysFrom: 14, daysTo: 29, percent: 50 },
        { daysFrom: 0, daysTo: 13, percent: 100 },
      ],
      keepsDeposit: false,
      depositPercent: 30,
    },
    cars: {
      steps: [
        { daysFrom: 8, daysTo: null, percent: 0 },
        { daysFrom: 2, daysTo: 7, percent: 50 },
        { daysFrom: 0, daysTo: 1, percent: 100 },
      ],
      keepsDeposit: false,
      depositPercent: 30,
    },
  },
  vatBasisPoints: 1800,
  tourismTaxBasisPoints: 300,
  freeLeaderEvery: 16,
  groupDiscount: null,
  earlyDiscount: null,
  nextYearUplift: 600,
  termsVersion: '2026-11',
  languages: [],
  pageTranslation: true,
  ownersNeedSecondFactor: false,
}

/** What is said of a rate whose source nobody stored, and which is not the rate of today: no document prints it. */
export const unsourcedRate = 'Rate of the booking'

/**
 * Where the rate of a booking comes from: what staff typed of the rate of today, as long as that is the same rate. A booking keeps its rate and not
 * its source, and another rate has another source.
 */
export const sourceOfRate = (rwfPerUnit: number, { rwfPerUsd, rwfSource }: Pick<Settings, 'rwfPerUsd' | 'rwfSource'>): string =>
  rwfPerUnit === rwfPerUsd ? rwfSource : unsourcedRate
