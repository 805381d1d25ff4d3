import type { RouteStop } from '#artwork/route-map.ts'
import type { Meal } from '#features/packages/package.ts'
import type { PaymentMethod, PhoneAccount } from '#features/payments/payment-methods.ts'
import type { LegMode } from '#features/places/leg.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import type { Currency, Money } from '#values/money.ts'

/** Everything that a document prints, as plain values: a document reads no database. Texts are in its language. */

export const documentKinds = ['quote', 'proforma', 'receipt', 'voucher', 'itinerary', 'statement'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Who writes: the head and the foot of every page. */
export type Sender = {
  company: Settings['company']
  /** The taxpayer's number, where the operator has entered one. */
  taxNumber: string | null
  /** The site's address without a scheme: 'impamba.example'. */
  site: string
  bank: Settings['bank']
}

/** What every document of a booking says of it. */
export type BookingFacts = {
  sender: Sender
  reference: string
  /** The day it was written, in Kigali. */
  issuedOn: Day
  order: 'departure' | 'journey' | 'pilgrims' | 'stay' | 'hire'
  title: string
  startsOn: Day
  /** The last day; of a stay the day of leaving. */
  endsOn: Day
  /** Kigali's clock where the hour was agreed: '08:00'. */
  startsAt: string | null
  endsAt: string | null
  lead: string
  /** Whom a document about money is for, line by line: the company with address and tax number, if there is one, and the lead. */
  billedTo: readonly string[]
  /** The whole party, the lead too. */
  travellers: number
}

/** One line of a price; a PriceLine is one. A discount's amount lies below nothing. */
export type DocumentLine = {
  label: string
  reason: string
  quantity: number
  unitMinor: number
  amountMinor: number
  vatMinor: number
}

/** Francs beside dollars: the rate in whole units for one dollar, where it comes from and since when it is used here. */
export type FrancRate = { perUsd: number; source: string; on: Day }

/** The total is the sum of the lines and is not given a second time. */
export type PriceFacts = { currency: Currency; lines: readonly DocumentLine[]; rate: FrancRate | null }

/** Money that came in: in the currency it came in, and what it counts for in the booking's. Below nothing where it went back. */
export type PaymentFacts = {
  on: Day
  method: PaymentMethod
  /** The bank's, the network's or the gateway's own name for it. */
  number: string | null
  received: Money
  countedMinor: number
}

/** What falls due, and when; no day is now. */
export type DueFacts = { label: string; on: Day | null; amountMinor: number }

export type QuoteFacts = BookingFacts & {
  /** The code with which the quote is booked. */
  code: string | null
  /** The last day on which the price holds. */
  validUntil: Day
  price: PriceFacts
  schedule: readonly DueFacts[]
  included: readonly string[]
  excluded: readonly string[]
  cancellation: readonly string[]
}

export type ProformaFacts = BookingFacts & {
  /** Of a hire what it holds besides its price, in sentences. */
  hire: readonly string[]
  /** How to reach the lead, line by line below whom it is for. */
  contacts: readonly string[]
  price: PriceFacts
  payments: readonly PaymentFacts[]
  due: DueFacts
  /** What is due after it. */
  next: DueFacts | null
  /** The numbers to which money can be sent, each under the name of its payment method. */
  phoneAccounts: readonly (PhoneAccount & { method: string })[]
  /** What to know of a departure that may not run; empty for everything else. */
  mayNotRun: string
}

export type ReceiptFacts = BookingFacts & {
  /** The receipt's own number. */
  number: string
  payer: string
  payment: PaymentFacts
  /** At which the money was counted, where it came in another currency. */
  rate: FrancRate | null
  currency: Currency
  totalMinor: number
  /** All that counts for the booking so far, this payment too. */
  paidMinor: number
  next: DueFacts | null
}

export type ContactFacts = { role: string; name: string | null; phone: string }

export type TravellerFacts = { name: string | null; note: string | null }

export type VoucherFacts = BookingFacts & {
  /** Nobody's name yet is null. `note` is for whoever serves them: an age, a room. */
  names: readonly TravellerFacts[]
  services: readonly {
    from: Day
    to: Day | null
    /** Kigali's clock: '06:30'. */
    at: string | null
    what: string
    where: string
    quantity: number
    /** The supplier's number, or those of permits; or that it is not confirmed yet. */
    number: string | null
  }[]
  /** What no supplier has confirmed for its day yet. */
  open: readonly { day: Day; what: string }[]
  contacts: readonly ContactFacts[]
  emergencyPhone: string
}

export type DayFacts = {
  day: number
  on: Day
  title: string
  text: string
  from: string
  to: string
  driveMinutes: number
  driveKm: number
  /** By what it travels, as far as our roads know the way. */
  modes: readonly LegMode[]
  meals: readonly Meal[]
  /** House and place of the night; none on the last day. */
  night: string | null
}

/** A day as it is printed; `date` where it is known, `facts` are short and stand in one row where they fit. */
export type PrintedDay = { day: number; date?: string; title: string; text: string; facts: readonly string[] }

export type ItineraryFacts = BookingFacts & {
  lede: string
  /** The town where it starts. */
  start: string
  /** Where they sleep, in the words of the package for the accommodation level that was booked; empty where it says nothing. */
  accommodation: string
  included: readonly string[]
  /** What was booked besides, with its quantity. */
  extras: readonly { count: number; name: string }[]
  /** What the package leaves out, extras too that were booked. */
  excluded: readonly string[]
  /** Whether it may still change: the final one is there `finalDaysBefore` the start. */
  provisional: boolean
  /** Nobody's name yet is null. */
  names: readonly TravellerFacts[]
  /** None where there is no road to draw. */
  stops: readonly RouteStop[]
  days: readonly DayFacts[]
  notes: readonly string[]
  contacts: readonly ContactFacts[]
  emergencyPhone: string
}

export type StatementFacts = BookingFacts & {
  cancelledOn: Day
  /** The operator's own cancellation gives everything back. */
  by: 'traveller' | 'operator'
  reason: string | null
  /** The rule as it was agreed, a sentence for each step; `applied` is the one that counts. */
  rule: readonly { text: string; applied: boolean }[]
  currency: Currency
  /** The charges, line by line; the fee is their sum. */
  lines: readonly { label: string; reason: string; amountMinor: number; chargedMinor: number }[]
  paidMinor: number
  /** When and how the refund goes, or the rest is to be paid. */
  settlement: string
  rate: FrancRate | null
}

export type FactsOf = {
  quote: QuoteFacts
  proforma: ProformaFacts
  receipt: ReceiptFacts
  voucher: VoucherFacts
  itinerary: ItineraryFacts
  statement: StatementFacts
}
