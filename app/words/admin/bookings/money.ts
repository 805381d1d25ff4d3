import type { Cancellation } from '#features/bookings/cancellation.ts'
import type { Due, PaymentState, PaymentStatus } from '#features/payments/ledger.ts'
import type { PaymentEventKind, PaymentMethod } from '#features/payments/payment.ts'
import type { CancellationPolicyName } from '#features/prices/price-line.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined
type Tagged = { word: string; tone: Tone }

export const paymentStatusWords: Record<PaymentStatus, Tagged> = {
  unpaid: { word: 'Unpaid', tone: undefined },
  'deposit-due': { word: 'Deposit due', tone: 'warn' },
  'part-paid': { word: 'Part paid', tone: undefined },
  paid: { word: 'Paid', tone: 'ok' },
  overpaid: { word: 'Overpaid', tone: 'bad' },
  'refund-due': { word: 'Refund due', tone: 'bad' },
  refunded: { word: 'Refunded', tone: undefined },
}

const standings: Record<PaymentState, Tagged> = {
  initiated: { word: 'Begun', tone: undefined },
  pending: { word: 'Under way', tone: 'warn' },
  settled: { word: 'Came', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
  expired: { word: 'Never finished', tone: undefined },
  'part-refunded': { word: 'Partly given back', tone: undefined },
  refunded: { word: 'Given back', tone: undefined },
}

const methods: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
  cash: 'Cash',
}

const events: Record<PaymentEventKind, string> = {
  initiated: 'Begun',
  pending: 'Under way',
  settled: 'Came',
  failed: 'Failed',
  expired: 'Ran out of time',
  refunded: 'Given back',
  'refund-failed': 'Came back to us',
}

const due: Record<Exclude<Due['why'], 'nothing'>, string> = {
  deposit: 'Deposit',
  balance: 'Balance',
  everything: 'Everything, the start is near',
  fee: 'Cancellation fee',
}

const ladders: Record<CancellationPolicyName, string> = { tours: 'Journeys', stays: 'Hotels', cars: 'Cars' }

const free: Record<NonNullable<Cancellation['free']>, string> = {
  'cancelled-by-operator': 'We called it off: nothing is kept.',
  'moved-by-operator': 'We moved it to another date, and they may cancel free: nothing is kept.',
  'not-confirmed': 'It was not confirmed: nothing is kept.',
}

/** What the admin area says of a booking's money. */
export const moneyAdminWords = {
  title: 'Money',
  owed: 'Owed',
  paid: 'Paid',
  refunded: 'Given back',
  outstanding: 'Still to come',
  dueNow: (why: string) => `Due now: ${why}`,
  balance: (when: string) => `Balance, due ${when}`,
  deposit: 'Deposit',
  refundDue: 'To give back',
  bar: (paid: string, owed: string) => `${paid} of ${owed} paid`,
  record: 'Record a payment',
  asksNothing: 'No money is asked for yet.',
  due,
  lines: {
    title: 'The price, line by line',
    what: 'What for',
    each: 'Each',
    amount: 'Amount',
    vat: 'VAT inside',
    times: (quantity: number, money: string) => `${quantity} × ${money}`,
    kept: 'not given back once bought',
    total: 'Total',
    rwf: (money: string, rate: string) => `${money} at ${rate}`,
    terms: (version: string) => `Terms of ${version}`,
    none: 'No price yet.',
  },
  policies: {
    title: 'If they cancel',
    ladder: ladders,
    days: (from: number, to: number | null) => (to === null ? `${from} days or more before` : `${from} to ${to} days before`),
    keep: (percent: number) => `${percent}% kept`,
    deposit: (percent: number) => `Once confirmed, at least ${percent}% is kept.`,
    apart: 'Of everything but permits, park fees and flights. What is bought of those is kept in full.',
  },
  statement: {
    title: 'What cancelling comes to',
    done: 'The cancellation',
    row: (ladder: string, percent: number, rest: string, days: number) =>
      `${ladder}: ${percent}% of ${rest}, ${days === 1 ? '1 day' : `${days} days`} before`,
    bought: 'Bought for them already',
    earlier: 'Owed by those who left before',
    fee: 'They owe',
    paid: 'They paid',
    back: 'Goes back',
    missing: 'Still to come from them',
    free,
  },
  payments: {
    title: 'Payments',
    none: 'No money has come.',
    standings,
    methods,
    events,
    reference: (reference: string) => `Reference ${reference}`,
    charged: (money: string, rate: string, source: string, when: string) => `charged ${money}, at ${rate} (${source}, ${when})`,
    began: (actor: string, when: string) => `Begun ${actor}, ${when}`,
    event: (what: string, money: string, when: string, by: string) => `${what}${money ? ` ${money}` : ''}, ${when}, ${by}`,
    by: (actor: string) =>
      actor === 'visitor' ? 'by the visitor' : actor === 'money' || actor === 'gateway' ? 'by the gateway' : `by ${actor}`,
    refund: 'Give money back',
  },
  pay: {
    title: 'Record a payment',
    text: (outstanding: string, francs: string) =>
      `Money that has really come. ${outstanding}${francs ? `, or ${francs},` : ''} is still to come. What it leads to follows at once: the booking is confirmed when its deposit is there.`,
    nothing: 'Nothing is still to come. Write down only what has really come.',
    method: 'How it came',
    currency: 'Currency',
    currencies: { USD: 'US dollars', RWF: 'Rwandan francs' },
    amount: 'Amount',
    amountHint: 'For example 3,570 or 3,570.50',
    rate: (rate: string) => `Francs go by this booking’s own rate, ${rate} for a dollar.`,
    reference: 'Reference',
    referenceHint: 'Of the bank’s statement, the mobile money message or the receipt book.',
    more: 'It is more than they owe, and it really came.',
    go: 'Record the payment',
    keep: 'Leave it',
  },
  refund: {
    title: 'Give money back',
    text: (due: string, left: string, method: string) =>
      `${due} is due back. By this payment (${method}) up to ${left} can go back.`,
    card: 'It goes back to the card it came from, through the gateway, as soon as you press.',
    byHand: 'Send it first, then write down here that it has gone.',
    amount: 'Amount, in US dollars',
    reference: 'Reference of what you sent',
    referenceCard: 'Note (optional)',
    go: 'Give it back',
    goByHand: 'It has gone back',
    keep: 'Leave it',
  },
  quote: {
    title: 'Send them a price',
    text: (email: string) => `It stands for 14 days, and ${email} gets a letter with it. Nothing is held until they accept.`,
    how: 'Which price',
    order: (total: string) => `The price of what they asked for: ${total}`,
    noOrder: 'What they asked for has no price of its own:',
    hand: 'A price made by hand',
    label: 'What it is for',
    labelHint: 'For example: Twelve days in Rwanda and Uganda, all in',
    reason: 'What is in it',
    amount: 'Amount, in US dollars',
    note: 'Note, for the desk (optional)',
    go: 'Send the price',
    keep: 'Not yet',
  },
  parts: {
    title: 'What it takes',
    none: 'Nothing is taken for it.',
    each: (quantity: number, label: string) => `${quantity} × ${label}`,
    states: {
      held: { word: 'Held', tone: 'warn' },
      taken: { word: 'Taken', tone: 'ok' },
      asked: { word: 'On request', tone: 'bad' },
      yes: { word: 'Supplier said yes', tone: 'ok' },
      no: { word: 'Supplier said no', tone: 'bad' },
      wanted: { word: 'Not held', tone: undefined },
      freed: { word: 'Free again', tone: undefined },
    },
    answer: 'Write the answer down',
    dialog: {
      title: (what: string) => `What does the supplier say about ${what}?`,
      yes: 'Supplier says yes',
      yesText: 'It is theirs at once. With the last yes a booking that is paid is confirmed.',
      no: 'Supplier says no',
      noText: (email: string, back: string) => `The booking is declined, ${email} gets a letter.${back}`,
      text: 'Their words, or a note',
      textHint: 'With a no the traveller reads it.',
      go: 'Write it down',
      keep: 'No answer yet',
    },
  },
  purchases: {
    title: 'To buy',
    what: 'What',
    who: 'For',
    day: 'Day',
    cost: 'Cost',
    state: 'State',
    states: {
      needed: { word: 'Needed', tone: 'bad' },
      requested: { word: 'Requested', tone: 'warn' },
      bought: { word: 'Bought', tone: 'ok' },
    },
    mark: 'Mark',
    dialog: {
      title: (what: string, who: string) => `${what} for ${who}`,
      text: (cost: string) => `Once it is bought, ${cost} is owed even if they cancel, so it cannot be taken back here.`,
      requested: 'Requested',
      bought: 'Bought',
      number: 'Number of the permit',
      numberHint: 'Needed once it is bought.',
      go: 'Write it down',
      keep: 'Leave it',
    },
  },
} as const
