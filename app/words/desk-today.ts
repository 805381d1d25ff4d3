import { counted } from './en.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What Today says besides bookings: app/words/desk-lists.ts has those. */
export const todayWords = {
  security: {
    title: 'Changed in the last 24 hours',
    'new-owner': (who: string, subject: string, when: string) => `${who} gave ${subject} the role of owner, ${when}.`,
    'payment-details': (who: string, subject: string, when: string) => `${who} changed “${subject}”, ${when}.`,
    check: 'If this was not planned, tell an owner now.',
  },
  looksOn: 'You can view everything here but not change it.',
  permits: {
    title: 'Permits to buy',
    all: 'All bookings',
    what: (lead: string, people: string, title: string) => `${lead}, ${people}: ${title}`,
    detail: (permits: number) => `${counted(permits, 'permit')} to buy.`,
    day: (day: string) => `for ${day}`,
    verb: 'Write down',
    open: 'Open',
  },
  also: {
    title: 'Other tasks',
    most: 100,
    many: '99+',
    enquiries: (count: number) => `${counted(count, 'enquiry', 'enquiries')} ${count === 1 ? 'is' : 'are'} waiting for an answer`,
    freight: (count: number) => `${counted(count, 'freight request')} to quote`,
    short: (count: number, first: string) =>
      `${counted(count, 'departure')} under ${count === 1 ? 'its' : 'their'} minimum, the first on ${first}`,
    clashes: (count: number) => `${counted(count, 'departure')} with a guide or a car that is elsewhere too`,
    letters: (count: number) => `${many(count, 'email', 'emails')} not sent`,
    jobs: (count: number) => `${many(count, 'background task', 'background tasks')} failed permanently`,
    plan: (title: string) => `“${title}” was not published as scheduled`,
    unpaid: (count: number) => `${counted(count, 'group')} of unpaid holds by the same person or address`,
    wordless: (count: number) => `${counted(count, 'picture')} without description`,
    verbs: {
      enquiries: 'Answer',
      freight: 'Quote',
      short: 'Decide',
      clashes: 'Reassign',
      letters: 'View',
      jobs: 'Run again',
      unpaid: 'View',
      wordless: 'Describe',
    },
    look: 'View',
    publish: 'Publish',
  },
  own: {
    title: 'Your recent edits',
    planned: 'Scheduled',
    none: 'No edits yet.',
    edit: 'Edit',
    open: 'Open',
    edited: (when: string) => `Last changed ${when}.`,
    goesOut: (when: string) => `Publishes ${when}.`,
  },
  visitors: {
    title: 'Website analytics, 30 days',
    report: 'View report',
    table: 'Daily figures',
    now: 'Last 30 days',
    before: 'Previous 30 days',
    none: 'No visitors yet.',
  },
  income: {
    title: 'Income by month of travel',
    months,
    confirmed: 'Agreed',
    held: 'On hold',
    before: 'Agreed, a year before',
    said: (months: readonly string[], total: string) =>
      `${months[0]} to ${months.at(-1)} by month of travel: ${total} agreed so far. The table below has every month.`,
    table: 'Month by month',
    month: 'Month',
    none: 'Nobody travels in these months yet.',
    note: 'In US dollars, as agreed with each booking. Cancelled bookings are left out.',
  },
} as const

/** What was counted no further than 100. */
function many(count: number, one: string, more: string): string {
  return count >= 100 ? `More than 99 ${more}` : counted(count, one, more)
}
