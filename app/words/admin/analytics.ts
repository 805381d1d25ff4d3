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
  own: 'Custom range',
}

const faults: Record<RangeFault, string> = {
  unknown: 'There is no such date range. Showing the last 30 days.',
  'not-a-day': 'Enter two valid dates. Showing the last 30 days.',
  'wrong-way': 'The last day is before the first. Change one of them. Showing the last 30 days.',
  'too-long': 'Choose at most 400 days. Showing the last 30 days.',
  'to-come': 'That date range is in the future. Showing the last 30 days.',
}

/** What the admin area says of who came by. */
export const analyticsAdminWords = {
  title: 'Website analytics',
  ranges,
  faults,
  lede: (days: string, visits: number, difference: string | null) =>
    `${days}: ${nounText(visits, 'visit')}${difference ? `, ${difference}` : ''}.`,
  thanYear: (difference: string) => `Visits: ${difference}.`,
  sameDays: (days: string) => `the same days a year before, ${days}`,
  notOver: (clock: string) => `Today is counted until ${clock}, Kigali time.`,
  notComparable: (since: string) => `Counting started ${since}, so there is no full earlier period to compare with.`,
  figures: {
    label: 'Selected dates',
    visitors: 'Visitors',
    visits: 'Visits',
    views: 'Page views',
    perVisit: 'Pages per visit',
    noBefore: 'no earlier data',
  },
  chart: {
    title: 'Visits by day',
    now: 'selected dates',
    before: 'previous period',
    summary: (days: string, visits: number, most: number, mostOn: string) =>
      `Visits by day, ${days}: ${figureText(visits)} in all, most on ${mostOn} with ${figureText(most)}.`,
    oneDay: 'Choose seven or more days to see a chart.',
    none: 'No visits in this period.',
    table: 'View as table',
    day: 'Day',
    compared: 'Day compared with',
    visitsThen: 'Previous visits',
  },
  way: {
    title: 'Conversion funnel',
    lede: 'Totals for the same dates. People are not tracked between steps: somebody who pays today may have visited last month.',
    steps: {
      offers: 'Product page views',
      begun: 'Booking form views',
      held: 'Holds created',
      paid: 'Deposits paid',
    },
    more: {
      offers: 'Pages of tours, departures, hotels and cars.',
      begun: 'First step: date, group, rooms or car.',
      held: 'New bookings that took seats, rooms or cars.',
      paid: 'Bookings with a received deposit.',
    },
    /** How much of the step above a step is. Steps are counted apart, so a later one can be the larger: that is no share. */
    shareOf: (now: number, above: number) => {
      if (above === 0) return 'No step above to compare with.'
      return now > above ? 'More than the step above, which is counted apart.' : `${percentText(now, above)} of the step above.`
    },
    step: 'Step',
  },
  tables: {
    pages: { title: 'Pages', name: 'Page', now: 'Views', empty: 'No page views in this period.' },
    sources: { title: 'Traffic sources', name: 'Source', now: 'Visits', empty: 'No visits in this period.' },
    countries: {
      title: 'Countries',
      name: 'Country',
      now: 'Visitors',
      empty: 'No visitors in this period.',
      hint: 'Based on the device’s time zone, so it is approximate.',
    },
    platforms: { title: 'Devices', name: 'Device', now: 'Visitors', empty: 'No visitors in this period.' },
    browsers: { title: 'Browsers', name: 'Browser', now: 'Visitors', empty: 'No visitors in this period.' },
    searches: {
      title: 'Searches without results',
      name: 'Search',
      now: 'Times',
      empty: 'Every search had results in this period.',
      hint: 'What looks like a name, an email or a reference is not saved; the rest is for 180 days.',
    },
  },
  entries: 'Landing page',
  lastOn: 'Last searched',
  language: 'Language',
  english: 'English',
  before: 'Previous',
  views: 'Views',
  csv: 'CSV',
  csvOf: (table: string) => `Export ${table} as CSV`,
  shown: (rows: number, of: number) => `The first ${rows} of ${figureText(of)}. The CSV file has all.`,
  sources: {
    direct: 'Direct',
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
    other: 'Other',
    unknown: 'Unknown',
  } as Record<string, string>,
  empty: {
    title: 'No visits yet',
    text: 'The first visit appears here within seconds. Open the home page in another browser to test it.',
  },
  how: {
    title: 'How we count',
    since: (since: string) => `Counted since ${since}. Days are in Kigali time.`,
    sinceNone: 'Counted from the first visit. Days are in Kigali time.',
    visitor:
      'A visitor is a device, recognised by its browser, system, screen, time zone and language, without cookies. Two phones of one model with the same settings count as one, so the true number is slightly higher.',
    visit: 'A visit ends after 30 minutes without activity, or at midnight.',
    left: 'Not counted: bots, the admin area, browsers without JavaScript, and browsers that ask not to be tracked (Sec-GPC or DNT).',
    comparison:
      'A date range is compared with the same number of days before it. A month is also compared with the same days one year before.',
  },
  fileName: (table: string, from: string, to: string) => `analytics-${table}-${from}-to-${to}.csv`,
} as const
