import type { Range, Span } from '#features/analytics/range.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day } from '#values/dates.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import { beforeText, differenceText } from './difference-text.ts'

type DayCount = { day: Day; visitors: number; visits: number; views: number }
type Counted = { visitors: { now: number; before: number }; days: readonly DayCount[]; since: Day | null }
type FigureName = 'visitors' | 'visits' | 'views' | 'perVisit'

/** The head of the screen: four figures, each with its difference, and the days one by one. */
export function visitsView(read: ReadWords, range: Range, { visitors, days, since }: Counted) {
  const words = read(analyticsAdminWords)
  const byDay = new Map(days.map((day) => [day.day, day]))
  const [now, before] = [sums(range, byDay), sums(range.before, byDay)]
  const comparable = since !== null && since <= range.before.from
  const than = beforeText(read, range.name, range.days)
  const difference = (one: number, other: number) => (comparable ? differenceText(read, one, other, than) : null)
  const figures: { name: FigureName; figure: number; difference: string | null }[] = [
    { name: 'visitors', figure: visitors.now, difference: difference(visitors.now, visitors.before) },
    { name: 'visits', figure: now.visits, difference: difference(now.visits, before.visits) },
    { name: 'views', figure: now.views, difference: difference(now.views, before.views) },
    { name: 'perVisit', figure: perVisit(now), difference: difference(perVisit(now), perVisit(before)) },
  ]
  return {
    comparable,
    lede: words.lede({
      days: read.format.days(range.from, range.to),
      visits: now.visits,
      difference: difference(now.visits, before.visits) ?? '',
      compared: difference(now.visits, before.visits) ? 'yes' : 'no',
    }),
    year: yearText(read, range, byDay, since, now.visits),
    since: since && read.format.day(since),
    visits: now.visits,
    figures,
    days: daysOf(range).flatMap((day, at) => {
      // A day on which nothing was counted yet is not a day without visitors.
      if (since === null || day < since) return []
      const then = addDays(range.before.from, at)
      return [{ ...countsOn(byDay, day), then, visitsThen: comparable ? countsOn(byDay, then).visits : null }]
    }),
  }
}

const nobody = { visitors: 0, visits: 0, views: 0 }
const countsOn = (byDay: ReadonlyMap<Day, DayCount>, day: Day): DayCount => byDay.get(day) ?? { day, ...nobody }

/** The days of a span, first to last. */
function daysOf({ from, to }: Span): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function sums(span: Span, byDay: ReadonlyMap<Day, DayCount>) {
  const counts = daysOf(span).map((day) => countsOn(byDay, day))
  return {
    visits: counts.reduce((sum, { visits }) => sum + visits, 0),
    views: counts.reduce((sum, { views }) => sum + views, 0),
  }
}

/** To a tenth, as it is shown. */
const perVisit = ({ visits, views }: { visits: number; views: number }) =>
  visits > 0 ? Math.round((views / visits) * 10) / 10 : 0

/** The visits of a month against the same days a year before; undefined where those days were not all counted. */
function yearText(
  read: ReadWords,
  { yearBefore }: Range,
  byDay: ReadonlyMap<Day, DayCount>,
  since: Day | null,
  visits: number,
): string | null {
  const words = read(analyticsAdminWords)
  if (!yearBefore || since === null || since > yearBefore.from) return null
  const than = words.sameDays({ days: read.format.days(yearBefore.from, yearBefore.to) })
  return words.thanYear({ difference: differenceText(read, visits, sums(yearBefore, byDay).visits, than) })
}
