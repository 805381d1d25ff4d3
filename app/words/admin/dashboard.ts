import { counted } from '../en.ts'

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
  permits: {
    title: 'Permits to purchase',
    all: 'All bookings',
    what: (lead: string, people: string, title: string) => `${lead}, ${people}: ${title}`,
    detail: (permits: number) => `${counted(permits, 'permit')} to purchase.`,
    day: (day: string) => `for ${day}`,
    verb: 'Record purchase',
    open: 'Open',
  },
  also: {
    title: 'Also waiting',
    most: 100,
    many: '99+',
    enquiries: (count: number) => `${counted(count, 'enquiry', 'enquiries')} to answer`,
    freight: (count: number) => `${counted(count, 'freight request')} to quote`,
    short: (count: number, first: string) =>
      `${counted(count, 'departure')} leaving soon and not guaranteed, the first on ${first}`,
    clashes: (count: number) => `${counted(count, 'departure')} with a guide or vehicle booked twice`,
    emails: (count: number) => `${many(count, 'email', 'emails')} not sent`,
    jobs: (count: number) => `${many(count, 'background task', 'background tasks')} failed`,
    plan: (title: string) => `“${title}” was not published as scheduled`,
    unpaid: (count: number) => `${counted(count, 'group')} of unpaid holds by the same customer`,
    wordless: (count: number) => `${counted(count, 'picture')} without description`,
    verbs: {
      enquiries: 'Answer',
      freight: 'Send quotation',
      short: 'Review',
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
    none: 'No visits yet.',
  },
  income: {
    title: 'Income by month of travel',
    months,
    confirmed: 'Confirmed sales',
    held: 'On hold or on request',
    before: 'Confirmed sales, previous year',
    said: (months: readonly string[], total: string) =>
      `${months[0]} to ${months.at(-1)} by month of travel: ${total} confirmed so far. The table below has every month.`,
    table: 'By month',
    month: 'Month',
    none: 'No bookings in these months yet.',
    note: 'In US dollars, at the price agreed with each booking. Cancelled bookings are excluded.',
  },
} as const

/** A count that stopped at 100. */
function many(count: number, one: string, more: string): string {
  return count >= 100 ? `More than 99 ${more}` : counted(count, one, more)
}
