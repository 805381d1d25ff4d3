import type { PaymentAccounts } from '#features/payments/payment-methods.ts'
import type { Day } from '#values/dates.ts'
import type { OfficeHours } from './office-hours.ts'

/** What each kind of product is cancelled by. */
export const cancellationPolicyNames = ['tours', 'day-tours', 'stays', 'cars'] as const
export type CancellationPolicyName = (typeof cancellationPolicyNames)[number]

/** One tier of a policy: cancelled this many whole days before the start, both ends inside, this share of the rest is charged. */
export type CancellationTier = { daysFrom: number; daysTo: number | null; percent: number }
/**
 * Ordered tiers without gaps. `keepsDeposit`: after confirmation at least the deposit's share of the rest is charged.
 * `dayEndsAt`: the time on Kigali's clock, 'HH:MM', at which a day of notice ends; absent for midnight.
 */
export type CancellationPolicy = {
  steps: readonly CancellationTier[]
  keepsDeposit: boolean
  depositPercent: number
  dayEndsAt?: string
}

/**
 * How long a hold lasts: docs/stock.md. The minutes of mobile money are counted while the office is open, because staff look for
 * the money. A bank transfer takes days, and is given fewer hours where the start is near; staff give a hold so many days from
 * when they extend it.
 */
export type HoldLengths = {
  cardMinutes: number
  mobileMoneyMinutes: number
  bankHours: number
  bankNearHours: number
  staffDays: number
}

/**
 * What the operator decides for the whole site: besides what is below, the account of each payment method. The defaults are the
 * demo operator's: staff replace them with their own before they sell.
 */
export type Settings = PaymentAccounts & {
  company: {
    name: string
    legalName: string
    phone: string
    /** Digits only, with the country code: the number of a wa.me link. */
    whatsapp: string
    email: string
    address: string
  }
  /** Where visitors find us, for the map, and when somebody is there. */
  office: { town: string; lat: number; lng: number; hours: OfficeHours }
  /**
   * Where answers to our emails go: an address of its own or, empty, the company's; an email by hand may be answered to its
   * writer.
   */
  answers: { email: string; toWriter: boolean }
  /** Rwandan francs for one US dollar, the source of the rate, and its day; null where that is not recorded. */
  rwfPerUsd: number
  rwfSource: string
  rwfAsOf: Day | null
  /** The share of the price without permits that is due as a deposit, in basis points. */
  depositBasisPoints: number
  /** Days before the start at which the balance is due; booked inside them, everything is due at once. */
  balanceDays: number
  holds: HoldLengths
  /** What a cancellation charges: docs/cancellation.md. Each booking keeps the policies it was sold under. */
  cancellationPolicies: Record<CancellationPolicyName, CancellationPolicy>
  /**
   * Value added tax, inside the prices of tours and hotels and on top of cars, and the tax on lodging in Rwanda; basis points.
   */
  vatBasisPoints: number
  tourismTaxBasisPoints: number
  /** Pilgrim groups: one leader travels free in every so many travellers; 0 for none. */
  freeLeaderEvery: number
  /** A share off for parties of so many paying travellers, and for who books so many days ahead; off where absent. */
  groupDiscount: { from: number; percent: number } | null
  earlyDiscount: { daysAhead: number; percent: number } | null
  termsVersion: string
  /** Whether a visitor may have pages turned into other languages by a hosted service, which then sees what is on them. */
  pageTranslation: boolean
  /** Whether an owner who signs in by password or email must have set up an authenticator or a passkey. */
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
  termsVersion: '2026-11',
  pageTranslation: true,
  ownersNeedSecondFactor: false,
}
