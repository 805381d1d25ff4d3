import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import { addDays, addMonths, daysBetween, firstOfMonth, monthOf, weekday } from '#values/dates.ts'
import { demoPackages } from './packages.ts'

export type DemoDeparture = {
  packageSlug: string
  startsOn: Day
  capacity: number
  minimum: number
  comfort: Comfort
  guaranteed: boolean
}

/** When a package leaves: on a weekday, in every or every second (third) month, or every fourteen days from a first day. */
type Pattern = { capacity: number; minimum: number } & (
  | { weekday: number; nth: readonly number[]; months: (month: number) => boolean }
  | { everyFortnightFrom: Day }
)

const sunday = 0
const monday = 1
const tuesday = 2
const wednesday = 3
const thursday = 4
const friday = 5
const saturday = 6

/** Months are counted from January = 0, so that a date stays a departure whatever day the plan is asked for. */
const everyMonth = () => true
const evenMonths = (month: number) => month % 2 === 0
const oddMonths = (month: number) => month % 2 === 1
const thirdMonths = (first: number) => (month: number) => month % 3 === first
const only =
  (...wanted: number[]) =>
  (month: number) =>
    wanted.includes(month)

// The two fortnights alternate, so that something leaves within any twelve days.
const patterns: Readonly<Record<string, Pattern>> = {
  'an-hour-with-the-gorillas': { everyFortnightFrom: '2024-01-05', capacity: 8, minimum: 4 },
  'kigali-in-a-day': { everyFortnightFrom: '2024-01-09', capacity: 12, minimum: 4 },
  'gorillas-and-the-thousand-hills': { weekday: sunday, nth: [2], months: everyMonth, capacity: 8, minimum: 4 },
  'nyungwe-on-foot': { weekday: monday, nth: [3], months: oddMonths, capacity: 8, minimum: 4 },
  'akagera-south-to-north': { weekday: saturday, nth: [2], months: everyMonth, capacity: 7, minimum: 4 },
  'gorillas-then-the-lake': { weekday: tuesday, nth: [1], months: evenMonths, capacity: 8, minimum: 4 },
  'villages-below-the-volcanoes': { weekday: thursday, nth: [2], months: thirdMonths(1), capacity: 12, minimum: 4 },
  'lake-kivu-slowly': { weekday: wednesday, nth: [1], months: only(0, 1, 5, 6, 7, 8, 11), capacity: 12, minimum: 4 },
  'across-to-bwindi': { weekday: sunday, nth: [3], months: only(0, 1, 5, 6, 7, 8, 11), capacity: 8, minimum: 4 },
  'following-the-herds': { weekday: monday, nth: [2, 4], months: only(6, 7, 8), capacity: 6, minimum: 4 },
  'a-day-in-akagera': { weekday: wednesday, nth: [3], months: everyMonth, capacity: 7, minimum: 4 },
  'savannah-volcano-and-tea': { weekday: saturday, nth: [1], months: thirdMonths(2), capacity: 6, minimum: 4 },
  'kigali-to-the-long-grass': { weekday: saturday, nth: [3], months: only(6, 7, 8), capacity: 6, minimum: 4 },
  'gorillas-and-the-herds-by-air': { weekday: thursday, nth: [1], months: only(7, 8), capacity: 6, minimum: 4 },
  'honey-tea-and-nkombo-island': { weekday: friday, nth: [2], months: thirdMonths(0), capacity: 10, minimum: 4 },
  'the-road-to-kibeho': { weekday: tuesday, nth: [3], months: oddMonths, capacity: 28, minimum: 10 },
  'from-namugongo-to-kibeho': { weekday: saturday, nth: [2], months: only(1, 8), capacity: 28, minimum: 12 },
  'kilimanjaro-by-the-machame-route': { weekday: sunday, nth: [2], months: only(0, 1, 6, 7, 8), capacity: 12, minimum: 4 },
}

/** Feasts on fixed days: pilgrims are in Kibeho on the eve, so the journey starts early enough for that. */
const feasts: readonly { packageSlug: string; monthAndDay: string; capacity: number; minimum: number; guaranteed: boolean }[] = [
  { packageSlug: 'the-road-to-kibeho', monthAndDay: '08-13', capacity: 28, minimum: 10, guaranteed: true },
  { packageSlug: 'kibeho-the-feast-of-28-november', monthAndDay: '11-27', capacity: 45, minimum: 15, guaranteed: true },
]

/** These leave in July and August whoever comes, on the operator's word. */
const promised = ['an-hour-with-the-gorillas', 'gorillas-and-the-thousand-hills', 'following-the-herds']
const isPromised = (slug: string, day: Day) => promised.includes(slug) && Number(day.slice(8)) > 7 && only(6, 7)(monthOf(day))

const firstDaysAhead = 10
const monthsAhead = 14

/** The memorial in Kigali, where many first days begin, is closed or reserved on these mornings. */
function isClosedMorning(day: Day): boolean {
  const lastSaturday = weekday(day) === saturday && monthOf(addDays(day, 7)) !== monthOf(day)
  return lastSaturday || day.slice(5) === '04-07'
}

/** The start days of a pattern between two days, both inside. */
function startDays(pattern: Pattern, from: Day, until: Day): Day[] {
  const days: Day[] = []
  if ('everyFortnightFrom' in pattern) {
    const first = Math.ceil(daysBetween(pattern.everyFortnightFrom, from) / 14) * 14
    for (let day = addDays(pattern.everyFortnightFrom, first); day <= until; day = addDays(day, 14)) days.push(day)
    return days
  }
  for (let month = firstOfMonth(from); month <= until; month = addMonths(month, 1)) {
    if (!pattern.months(monthOf(month))) continue
    const firstOne = addDays(month, (pattern.weekday - weekday(month) + 7) % 7)
    days.push(...pattern.nth.map((nth) => addDays(firstOne, (nth - 1) * 7)))
  }
  return days.filter((day) => day >= from && day <= until)
}

/**
 * The fixed dates of a fresh installation: from ten days ahead of `today` over fourteen months, the same for the same day.
 * A journey that is not on sale has none, nor has one that is sold only after a check.
 */
export function demoDepartures(today: Day): DemoDeparture[] {
  const from = addDays(today, firstDaysAhead)
  const until = addMonths(today, monthsAhead)
  const years = [0, 1, 2].map((later) => Number(today.slice(0, 4)) + later)
  const departures: DemoDeparture[] = []

  for (const content of demoPackages) {
    // The first price is in the comfort that the package is written for.
    const comfort = content.prices[0]?.comfort
    if (!content.bookable || !comfort) continue
    const pattern = patterns[content.slug]
    const regular = pattern
      ? startDays(pattern, from, until)
          .filter((day) => !isClosedMorning(day))
          .map((startsOn) => ({ startsOn, ...pattern, guaranteed: isPromised(content.slug, startsOn) }))
      : []
    const feastDays = feasts
      .filter(({ packageSlug }) => packageSlug === content.slug)
      .flatMap((feast) => years.map((year) => ({ startsOn: `${year}-${feast.monthAndDay}`, ...feast })))
    for (const { startsOn, capacity, minimum, guaranteed } of [...regular, ...feastDays]) {
      const poorMonth = !content.bestMonths[monthOf(startsOn)]
      if (startsOn < from || startsOn > until || poorMonth) continue
      departures.push({ packageSlug: content.slug, startsOn, capacity, minimum, comfort, guaranteed })
    }
  }
  return departures.sort((a, b) => (a.startsOn + a.packageSlug < b.startsOn + b.packageSlug ? -1 : 1))
}
