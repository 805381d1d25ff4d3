import { counted } from './counted.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The dashboard apart from bookings: app/words/admin/lists.ts has those. */
export const todayWords = {
  security: {
    title: 'Changed in the last 24 hours',
    'new-owner': (who: string, subject: string, when: string) => `${who} gave ${subject} the role of owner, ${when}.`,
    'payment-details': (who: string, subject: string, when: string) => `${who} changed “${subject}”, ${when}.`,
    check: 'If nobody in the office knows about this, tell an owner now.',
  },
  looksOn: 'View only. Staff who reply and confirm see the same list.',
  greeting: (part: 'morning' | 'afternoon' | 'evening', name: string) => `Good ${part}, ${name}`,
  /** 'Friday 20 November 2026. 12 to do today, 4 of them late.' */
  lede: (day: string, due: number, late: number) => {
    if (due === 0) return `${day}. Nothing is due today.`
    const lateOnes = late === 0 ? '' : late < due ? `, ${late} of them late` : due === 1 ? ', late' : ', all late'
    return `${day}. ${due} to do today${lateOnes}.`
  },
  ledeOnly: (day: string) => `${day}.`,
  due: {
    title: 'Due today',
    none: 'Nothing is due today. What comes next is below.',
    later: 'Coming up',
    all: 'All:',
    kinds: {
      hold: 'Hold ends',
      asked: 'Quotation to send',
      pending: 'Request to answer',
      enquiry: 'Enquiry',
      permits: 'Permits',
      childFees: 'Child fees',
      overdue: 'Payment overdue',
      refund: 'Refund due',
    },
    verbs: {
      hold: 'Confirm booking',
      asked: 'Send quotation',
      pending: 'Record supplier reply',
      enquiry: 'Answer',
      permits: 'Record purchase',
      refund: 'Record refund',
    },
    /** The lists with all of a kind. */
    lists: {
      holds: 'holds',
      asked: 'quotations',
      pending: 'requests',
      enquiries: 'enquiries',
      permits: 'confirmed bookings',
      overdue: 'overdue payments',
      refunds: 'refunds',
    },
    open: 'Open',
    what: (lead: string, people: string, title: string) => `${lead}, ${people}: ${title}`,
    startAndTotal: (day: string, total: string) => `Starts ${day}. ${total}.`,
    starts: (day: string) => `Starts ${day}.`,
    permits: (permits: number) => `${counted(permits, 'permit')} to purchase.`,
    forDay: (day: string) => `for ${day}`,
    since: (day: string) => `since ${day}`,
    balance: (money: string, reference: string) => `Balance due: ${money}. ${reference}.`,
    reference: (reference: string, state: string) => `${reference}, ${state}.`,
  },
  week: {
    title: 'Next 7 days',
    all: 'Calendar',
    today: 'Today',
    tomorrow: 'Tomorrow',
    events: { start: 'Arrival', end: 'Return' },
    departure: 'Departure',
    party: (lead: string, travellers: number) => (travellers === 1 ? lead : `${lead} + ${travellers - 1}`),
    pickUp: (place: string) => `Pick-up: ${place}`,
    seats: (people: number, capacity: number) => `${people} of ${counted(capacity, 'seat')}`,
    group: (people: number, bookings: number) => `${counted(people, 'traveller')}, ${counted(bookings, 'booking')}`,
    more: (bookings: number) => `${counted(bookings, 'more booking')}`,
  },
  money: {
    title: 'Money',
    overdue: 'Overdue payments',
    coming: 'Balances due in 7 days',
    refunds: 'Refunds due',
  },
  decisions: {
    title: 'Departures to decide on',
    all: 'All not guaranteed',
    closed: 'cut-off passed',
    what: (title: string, day: string) => `${title}, ${day}`,
    detail: (confirmed: number, minimum: number, held: number) =>
      `${confirmed} of ${minimum} confirmed${held > 0 ? `, ${held} on hold` : ''}.`,
    decide: 'Decide',
    open: 'Open',
  },
  figures: {
    label: 'Figures',
    names: {
      bookings: { title: 'Bookings made, 30 days', before: 'the 30 days before' },
      people: { title: 'Travellers booked, 30 days', before: 'the 30 days before' },
      paid: { title: 'Payments received, 30 days', before: 'the 30 days before' },
      visitors: { title: 'Website visitors, 7 days', before: 'the 7 days before' },
    },
    none: 'None',
    change: (difference: number, text: (figure: number) => string, than: string) =>
      difference === 0 ? `as in ${than}` : `${text(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${than}`,
  },
  also: {
    title: 'Also waiting',
    most: 100,
    many: '99+',
    enquiries: (count: number) => `${counted(count, 'enquiry', 'enquiries')} to answer`,
    freight: (count: number) => `${counted(count, 'freight request')} to quote`,
    clashes: (count: number) => `${counted(count, 'departure')} with a guide or vehicle booked twice`,
    emails: (count: number) => `${many(count, 'email', 'emails')} not sent`,
    jobs: (count: number) => `${many(count, 'background task', 'background tasks')} failed`,
    plan: (title: string) => `“${title}” was not published as scheduled`,
    unpaid: (count: number) => `${counted(count, 'group')} of unpaid holds by the same customer`,
    wordless: (count: number) => `${counted(count, 'picture')} without description`,
    verbs: {
      enquiries: 'Answer',
      freight: 'Send quotation',
      clashes: 'Reassign',
      emails: 'Open Outbox',
      jobs: 'Run again',
      unpaid: 'Review',
      wordless: 'Add description',
    },
    look: 'Open',
    publish: 'Publish',
  },
  own: {
    title: 'Your recent content',
    planned: 'Scheduled to publish',
    none: 'No content yet.',
    edit: 'Edit',
    open: 'Open',
    edited: (when: string) => `Last changed ${when}.`,
    goesOut: (when: string) => `Publishes ${when.replace(/^on /, '')}.`,
  },
  visitors: {
    title: 'Website analytics, 30 days',
    report: 'Report',
    table: 'By day',
    now: 'Last 30 days',
    before: 'Previous 30 days',
  },
  income: {
    title: 'Income by month of travel',
    months,
    confirmed: 'Confirmed sales',
    held: 'On hold or on request',
    before: 'Confirmed sales, previous year',
    summary: (months: readonly string[], total: string) =>
      `${months[0]} to ${months.at(-1)} by month of travel: ${total} confirmed so far. The table below has every month.`,
    table: 'By month',
    month: 'Month',
    note: 'In US dollars, at the price agreed with each booking. Cancelled bookings are excluded.',
  },
} as const

/** A count that stopped at 100. */
function many(count: number, one: string, more: string): string {
  return count >= 100 ? `More than 99 ${more}` : counted(count, one, more)
}
