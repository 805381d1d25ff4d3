import { counted } from '../en.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What Today says besides bookings: app/words/admin/lists.ts has those. */
export const todayWords = {
  security: {
    title: 'Changed in the last 24 hours',
    'new-owner': (who: string, subject: string, when: string) => `${who} gave ${subject} the role of owner, ${when}.`,
    'payment-details': (who: string, subject: string, when: string) => `${who} changed “${subject}”, ${when}.`,
    check: 'If nobody in the office knows of this, tell an owner now.',
  },
  looksOn: 'You may look at everything here. Whoever answers and confirms finds the same list.',
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
    title: 'Also waiting',
    most: 100,
    many: '99+',
    enquiries: (count: number) => `${counted(count, 'enquiry', 'enquiries')} ${count === 1 ? 'waits' : 'wait'} for an answer`,
    freight: (count: number) => `${counted(count, 'freight request')} ${count === 1 ? 'waits' : 'wait'} for a price`,
    short: (count: number, first: string) =>
      `${counted(count, 'departure')} under ${count === 1 ? 'its' : 'their'} minimum, the first on ${first}`,
    clashes: (count: number) => `${counted(count, 'departure')} with a guide or a car that is elsewhere too`,
    letters: (count: number) => `${many(count, 'letter', 'letters')} did not leave the house`,
    jobs: (count: number) => `${many(count, 'job', 'jobs')} failed for good`,
    plan: (title: string) => `“${title}” did not go out as planned`,
    unpaid: (count: number) => `${counted(count, 'group')} of unpaid holds by the same person or address`,
    wordless: (count: number) => `${counted(count, 'picture')} without words`,
    verbs: {
      enquiries: 'Answer',
      freight: 'Price',
      short: 'Decide',
      clashes: 'Reassign',
      letters: 'Look',
      jobs: 'Run again',
      unpaid: 'Look',
      wordless: 'Describe',
    },
    look: 'Look',
    publish: 'Publish',
  },
  own: {
    title: 'What you wrote last',
    planned: 'Planned to publish',
    none: 'You have written nothing yet.',
    edit: 'Go on',
    open: 'Open',
    edited: (when: string) => `Last changed ${when}.`,
    goesOut: (when: string) => `Goes out ${when}.`,
  },
  visitors: {
    title: 'Visitors, 30 days',
    report: 'Report',
    table: 'Day by day',
    now: 'These 30 days',
    before: 'The 30 before',
    none: 'Nobody was counted yet.',
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
