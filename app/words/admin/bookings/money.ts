import type { Cancellation } from '#features/bookings/cancellation.ts'
import type { Due, PaymentState, PaymentStatus } from '#features/payments/ledger.ts'
import type { PaymentEventKind } from '#features/payments/payment.ts'
import type { CancellationPolicyName } from '#features/pricing/price-line.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import { timedNotice } from '#values/notice-words.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined
type Tagged = { word: string; tone: Tone }

export const paymentStatusWords: Record<PaymentStatus, Tagged> = {
  unpaid: { word: 'Unpaid', tone: undefined },
  'deposit-due': { word: 'Deposit due', tone: 'warn' },
  'part-paid': { word: 'Part paid', tone: undefined },
  paid: { word: 'Paid', tone: 'ok' },
  overpaid: { word: 'Overpaid', tone: 'bad' },
  credit: { word: 'Credit', tone: 'warn' },
  'refund-due': { word: 'Refund due', tone: 'warn' },
  refunded: { word: 'Refunded', tone: undefined },
}

const states: Record<PaymentState, Tagged> = {
  initiated: { word: 'Started', tone: undefined },
  pending: { word: 'Pending', tone: 'warn' },
  settled: { word: 'Received', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
  expired: { word: 'Timed out', tone: undefined },
  'part-refunded': { word: 'Partly refunded', tone: undefined },
  refunded: { word: 'Refunded', tone: undefined },
}

const events: Record<PaymentEventKind, string> = {
  initiated: 'Started',
  pending: 'Pending',
  settled: 'Received',
  failed: 'Failed',
  expired: 'Timed out',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed (returned)',
}

const due: Record<Exclude<Due['why'], 'nothing'>, string> = {
  deposit: 'Deposit',
  balance: 'Final payment',
  everything: 'Full price, the trip starts soon',
  fee: 'Cancellation fee',
}

const policyNames: Record<CancellationPolicyName, string> = {
  tours: 'Tours',
  'day-tours': 'Day tours',
  stays: 'Hotels',
  cars: 'Cars',
}

const free: Record<NonNullable<Cancellation['free']>, string> = {
  'cancelled-by-operator': 'Cancelled by us: no cancellation fee.',
  'moved-by-operator': 'We moved it to another date, so the customer may cancel free: no cancellation fee.',
  'not-confirmed': 'Not confirmed: no cancellation fee.',
}

/** What the admin area says of a booking's money. */
export const moneyAdminWords = {
  title: 'Money',
  totalPrice: 'Total price',
  quoted: 'Quoted price',
  /** What is charged in the place of the price once a booking has ended. */
  fee: 'Cancellation fee',
  charged: 'Amount charged',
  paid: 'Paid',
  refunded: 'Refunded',
  outstanding: 'Balance due',
  dueNow: (why: string) => `Due now: ${why}`,
  balance: (when: string) => `Final payment, due ${when}`,
  deposit: 'Deposit',
  refundDue: 'Refund due',
  credit: 'Credit: to use or refund',
  bar: (paid: string, charged: string) => `${paid} of ${charged} paid`,
  record: 'Record payment',
  asksNothing: 'No payment is due.',
  due,
  lines: {
    title: 'Price breakdown',
    what: 'Description',
    each: 'Unit price',
    amount: 'Amount',
    vat: 'VAT included',
    times: (quantity: number, money: string) => `${quantity} × ${money}`,
    nonRefundable: 'non-refundable once purchased',
    total: 'Total',
    rwf: (money: string, rate: string) => `${money} at ${rate}`,
    terms: (version: string) => `Terms of ${version}`,
    none: 'No price yet.',
  },
  policies: {
    title: 'Cancellation cost',
    names: policyNames,
    days: (tier: CancellationTier, { dayEndsAt }: Pick<CancellationPolicy, 'dayEndsAt'>) => {
      const { daysFrom: from, daysTo: to } = tier
      if (dayEndsAt !== undefined) return timedNotice(tier, dayEndsAt)
      return to === null ? `${from} days or more before` : `${from} to ${to} days before`
    },
    keep: (percent: number) => `${percent}% fee`,
    deposit: (percent: number) => `Once confirmed, the fee is at least ${percent}%.`,
    apart: 'Of the price without permits, park fees and flights. Those are non-refundable once purchased.',
  },
  statement: {
    title: 'Cancellation charge',
    done: 'Cancellation charge',
    row: (policy: string, percent: number, rest: string, days: number) =>
      `${policy}: ${percent}% of ${rest}, ${days === 1 ? '1 day' : `${days} days`} before`,
    bought: 'Permits and tickets already purchased',
    earlier: 'Fees of travellers who cancelled earlier',
    fee: 'Cancellation fee',
    paid: 'Paid',
    back: 'Refund due',
    missing: 'Balance due',
    /** Once it is cancelled these are what they were then; what is still due stands under Money. */
    once: { paid: 'Paid until then', back: 'Refund', missing: 'Owed' },
    free,
  },
  payments: {
    title: 'Payments',
    none: 'No payments yet.',
    states,
    events,
    reference: (reference: string) => `Reference ${reference}`,
    charged: (money: string, rate: string, source: string, when: string) => `charged ${money}, at ${rate} (${source}, ${when})`,
    began: (actor: string, when: string) => `Started ${actor}, ${when}`,
    event: (what: string, money: string, when: string, by: string) => `${what}${money ? ` ${money}` : ''}, ${when}, ${by}`,
    by: (actor: string) =>
      actor === 'visitor' ? 'by the customer' : actor === 'money' || actor === 'gateway' ? 'by the card gateway' : `by ${actor}`,
    refund: 'Record refund',
    receivedOn: (day: string) => `Received on ${day}`,
    fee: (money: string) => `fee ${money}`,
  },
  pay: {
    title: 'Record payment',
    text: (outstanding: string, francs: string) =>
      `Only money already received. Balance due: ${outstanding}${francs ? ` or ${francs}` : ''}. The booking is confirmed at once when its deposit is paid.`,
    quoted: (total: string, francs: string) =>
      `Only money already received. It accepts the quotation of ${total}${francs ? ` or ${francs}` : ''}: everything is held, and confirmed at once when the deposit is paid. If it can no longer be held, the money is kept as a credit and an alert says why.`,
    nothing: 'No balance is due. Save only money already received.',
    method: 'Payment method',
    currency: 'Currency',
    currencies: { USD: 'US dollars', RWF: 'Rwandan francs' },
    amount: 'Amount',
    amountHint: 'For example 3,570 or 3,570.50',
    rate: (rate: string) => `Francs at this booking’s rate: ${rate} for $1.`,
    reference: 'Reference',
    referenceHint: 'From the bank statement, mobile money message or receipt book.',
    day: 'Received on',
    fee: 'Bank or provider fee (optional)',
    feeHint: 'What was kept of the amount. The customer has paid the full amount.',
    more: 'Accept overpayment',
    go: 'Record payment',
    keep: 'Cancel',
  },
  refund: {
    title: 'Record refund',
    text: (due: string, left: string, method: string) =>
      `Refund due: ${due}. Up to ${left} of this payment (${method}) can be refunded.`,
    card: 'When you press the button, the gateway refunds the same card.',
    byHand: 'Send the money first, then mark the refund as sent.',
    amount: 'Amount, in US dollars',
    reference: 'Reference of your transfer',
    referenceCard: 'Note (optional)',
    go: 'Refund to card',
    goByHand: 'Mark refund as sent',
    keep: 'Cancel',
  },
  quote: {
    title: 'Send quotation',
    text: (email: string) => `It is valid for 14 days. An email goes to ${email}. Nothing is held until they accept.`,
    order: (total: string) => `Price of the request: ${total}`,
    noOrder: 'The request has no price:',
    label: 'Title',
    labelHint: 'For example: Twelve days in Rwanda and Uganda, all inclusive',
    reason: 'Description',
    amount: 'Amount, in US dollars',
    young: 'The custom price is for something that takes these ages',
    note: 'Internal note (optional)',
    go: 'Send quotation',
    keep: 'Cancel',
  },
  parts: {
    title: 'Services & availability',
    none: 'No services reserved.',
    each: (quantity: number, label: string) => `${quantity} × ${label}`,
    states: {
      held: { word: 'Held', tone: 'warn' },
      taken: { word: 'Reserved', tone: 'ok' },
      asked: { word: 'On request', tone: 'warn' },
      yes: { word: 'Confirmed', tone: 'ok' },
      no: { word: 'Not available', tone: 'bad' },
      wanted: { word: 'Not held', tone: undefined },
      freed: { word: 'Released', tone: undefined },
    },
    answer: 'Record supplier reply',
    supplier: (name: string) => `Supplier: ${name}`,
    noSupplier: 'No supplier named yet',
    offer: 'Offer another lodge or date',
    dialog: {
      title: (what: string) => `Supplier reply: ${what}`,
      requested: 'Asked, no reply yet',
      requestedText: 'Records who is asked. Nothing is sent.',
      yes: 'Confirmed',
      yesText: 'Reserved at once. Once every supplier confirms, it is held and the customer is asked for the deposit.',
      no: 'Not available',
      noText: 'Nothing is sent to the customer. Then offer something else: edit the booking, or decline it.',
      declines: (email: string, back: string) => `The booking is declined. An email goes to ${email}.${back}`,
      supplier: 'Supplier',
      supplierHint: 'Who is asked, for example the lodge or the agent. Customers do not see it.',
      text: 'Supplier message / note',
      textHint: 'Sent to the customer if not available.',
      go: 'Save supplier reply',
      keep: 'Cancel',
    },
  },
  purchases: {
    title: 'Permits & tickets to purchase',
    what: 'Item',
    who: 'Traveller',
    day: 'Day',
    cost: 'Cost',
    state: 'Status',
    states: {
      needed: { word: 'To buy', tone: 'warn' },
      requested: { word: 'Requested', tone: 'warn' },
      bought: { word: 'Purchased', tone: 'ok' },
    },
    mark: 'Record purchase',
    dialog: {
      title: (what: string, who: string) => `${what} for ${who}`,
      text: (cost: string) => `Once purchased, ${cost} is non-refundable. This cannot be undone here.`,
      requested: 'Requested',
      bought: 'Purchased',
      number: 'Permit or ticket number',
      numberHint: 'Required once purchased.',
      go: 'Save',
      keep: 'Cancel',
    },
  },
} as const
