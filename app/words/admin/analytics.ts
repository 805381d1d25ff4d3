import type { RangeFault, RangeName } from '#features/analytics/range.ts'

/** '1,240' */
export const figureText = (figure: number) => figure.toLocaleString('en-US')
const nounText = (figure: number, one: string, many = `${one}s`) => `${figureText(figure)} ${figure === 1 ? one : many}`

/** What a range is compared with: 'the 30 days before'. Of a day that is not over it is the whole day before. */
export const beforeText = (range: RangeName, days: number) =>
  range === 'today' ? 'all of yesterday' : days === 1 ? 'the day before' : `the ${days} days before`

/** '38 more than the 30 days before', 'as many as the 30 days before'; figures with a half are told to a tenth. */
export function differenceText(now: number, before: number, than: string): string {
  const difference = Math.round((now - before) * 10) / 10
  if (difference === 0) return before === 0 ? `none, as in ${than}` : `as many as ${than}`
  return `${figureText(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${than}`
}

/** '9.7%', '0.04%', '120%': two digits that say something. */
export function percentText(part: number, whole: number): string {
  const share = (part / whole) * 100
  const digits = share >= 10 ? 0 : share >= 1 ? 1 : 2
  if (part === 0) return '0%'
  return share < 0.01 ? 'under 0.01%' : `${share.toFixed(digits)}%`
}

const ranges: Record<RangeName, string> = {
  today: 'Today',
  '7-days': '7 days',
  '30-days': '30 days',
  '90-days': '90 days',
  month: 'This month',
  'last-year': 'Last year',
  own: 'From one day to another',
}

const faults: Record<RangeFault, string> = {
  unknown: 'There is no such range. These are the last 30 days.',
  'not-a-day': 'Write both days, each one that is in the calendar. These are the last 30 days.',
  'wrong-way': 'The last day comes before the first. Change one of them. These are the last 30 days.',
  'too-long': 'That is more than 400 days. Choose fewer. These are the last 30 days.',
  'to-come': 'That range has not begun. These are the last 30 days.',
}

/** What the admin area says of who came by. */
export const analyticsAdminWords = {
  title: 'Visitors',
  ranges,
  rangeLabel: 'Which days',
  from: 'First day',
  to: 'Last day',
  show: 'Show these days',
  faults,
  lede: (days: string, visits: number, difference: string | null) =>
    `${days}: ${nounText(visits, 'visit')}${difference ? `, ${difference}` : ''}.`,
  thanYear: (difference: string) => `Visits: ${difference}.`,
  sameDays: (days: string) => `the same days a year before, ${days}`,
  notOver: (clock: string) => `Today is not over: it counts as far as ${clock} in Kigali.`,
  notComparable: (since: string) =>
    `We count since ${since}: of days before it we know nothing, so there is nothing whole to compare with.`,
  figures: {
    label: 'In these days',
    visitors: 'Visitors',
    visits: 'Visits',
    views: 'Page views',
    perVisit: 'Pages per visit',
    noBefore: 'nothing before to compare with',
  },
  chart: {
    title: 'Visits by day',
    now: 'these days',
    before: 'before',
    said: (days: string, visits: number, most: number, mostOn: string) =>
      `Visits by day, ${days}: ${figureText(visits)} in all, most on ${mostOn} with ${figureText(most)}.`,
    oneDay: 'One day makes no line. Choose seven or more to see how the days differ.',
    none: 'Nobody came by in these days, so there is no line to draw.',
    table: 'The same as a table',
    day: 'Day',
    compared: 'Day compared with',
    visitsThen: 'Visits then',
  },
  way: {
    title: 'From a page to a paid deposit',
    lede: 'Counts of the same days. Nobody is followed from one line to the next: who pays today may have looked last month.',
    steps: {
      offers: 'Views of what can be booked',
      begun: 'Views of a booking’s first step',
      held: 'Holds made',
      paid: 'Deposits paid',
    },
    more: {
      offers: 'Pages of journeys, departures, hotels and cars.',
      begun: 'Where a date, a group, rooms or a car are chosen.',
      held: 'New bookings that took seats, rooms or cars.',
      paid: 'Bookings whose deposit came in, by the ledger.',
    },
    share: (percent: string) => `${percent} of the line above.`,
    noShare: 'Nothing above to compare with.',
    step: 'Step',
  },
  tables: {
    pages: { title: 'Pages', name: 'Page', now: 'Views', empty: 'No page was looked at in these days.' },
    sources: { title: 'Where visits came from', name: 'Source', now: 'Visits', empty: 'No visit in these days.' },
    countries: {
      title: 'Countries',
      name: 'Country',
      now: 'Visitors',
      empty: 'No visitor in these days.',
      hint: 'By the clock that a device is set to. It is near, not exact: a machine in Kigali may be set to Johannesburg.',
    },
    platforms: { title: 'Devices', name: 'Device', now: 'Visitors', empty: 'No visitor in these days.' },
    browsers: { title: 'Browsers', name: 'Browser', now: 'Visitors', empty: 'No visitor in these days.' },
    searches: {
      title: 'Looked for and not found',
      name: 'Question',
      now: 'Times',
      empty: 'Every question found something in these days.',
      hint: 'What looks like a name, an e-mail or a reference is never kept; the rest is for 180 days.',
    },
  },
  entries: 'Began here',
  lastOn: 'Last on',
  before: 'Before',
  views: 'Views',
  csv: 'CSV',
  csvOf: (table: string) => `${table} as CSV`,
  shown: (rows: number, of: number) => `The first ${rows} of ${figureText(of)}. The CSV has them all.`,
  sources: {
    direct: 'Typed, saved or from an app',
    google: 'Google',
    bing: 'Bing',
    duckduckgo: 'DuckDuckGo',
    yahoo: 'Yahoo',
    ecosia: 'Ecosia',
    yandex: 'Yandex',
    facebook: 'Facebook',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    x: 'X',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    reddit: 'Reddit',
    tripadvisor: 'Tripadvisor',
  } as Record<string, string>,
  browsers: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    opera: 'Opera',
    other: 'Another one',
    unknown: 'Unknown',
  } as Record<string, string>,
  empty: {
    title: 'Nobody has been counted yet',
    text: 'The first visit to the site starts the count, and it shows here within seconds. Open the first page in another browser to see it begin.',
  },
  how: {
    title: 'How we count',
    since: (since: string) => `We count since ${since}. Days are days in Kigali.`,
    sinceNone: 'We count from the first visit on. Days are days in Kigali.',
    visitor:
      'A visitor is a device, known by its browser, system, screen, time zone and language and by no cookie. Two telephones of one kind with the same settings count as one, so the true number is a little higher.',
    visit: 'A visit ends when nothing comes from a device for half an hour, or at midnight.',
    left: 'Left out are bots, the desk itself, who has switched JavaScript off, and everybody whose browser asks not to be counted (Sec-GPC or DNT).',
    comparison: 'A range is compared with as many days right before it; a month with the same days of the year before as well.',
  },
  today: {
    title: 'Visitors',
    all: 'All figures',
    week: (visitors: number) => `${visitors === 1 ? 'visitor' : 'visitors'} in the last 7 days`,
    none: 'Nobody was counted in the last 7 days.',
  },
  fileName: (table: string, from: string, to: string) => `visitors-${table}-${from}-to-${to}.csv`,
} as const
