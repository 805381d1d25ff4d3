import { createHash } from 'node:crypto'
import type { PlannedDeparture } from '#features/departures/planned.ts'
import { daysText, dayText, weekdayName } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { planFault } from '../../words/admin/departures/departure-refusals.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'

const words = seriesAdminWords.plan
/** A page with more rows is slow to draw, and nobody reads them: those that cannot be made come first then. */
const mostShown = 400

/** A plan as it is shown, and the stamp by which the form that makes it says which plan was seen. */
export function planView(planned: readonly PlannedDeparture[]) {
  const rows = planned.map((one) => {
    const { row, package: of, startsOn, endsOn, season, price, capacity, minimum, cutOffDays, fault, clashes } = one
    return {
      row,
      day: `${weekdayName(startsOn).slice(0, 3)} ${dayText(startsOn)}`,
      ends: daysText(endsOn, endsOn),
      title: of?.title ?? '',
      season: season && words[season],
      price: price && moneyText(price),
      seats: words.seats(capacity, minimum, cutOffDays),
      fault: fault && planFault(fault, words.row),
      clashes: clashes.map(({ name, with: other }) => words.clash(name, other.title, dayText(other.startsOn))),
    }
  })
  const faulty = rows.filter(({ fault }) => fault).length
  const shown = rows.length > mostShown ? [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)] : rows
  return {
    rows: shown.slice(0, mostShown),
    all: rows.length,
    sound: rows.length - faulty,
    faulty,
    clashing: rows.some(({ fault, clashes }) => !fault && clashes.length > 0),
    stamp: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22),
  }
}
export type PlanView = ReturnType<typeof planView>
