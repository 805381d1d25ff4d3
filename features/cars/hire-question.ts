import { type HireSeason, seasonOf } from '#features/pricing/hires/hire-season.ts'
import { addDays, type Day, daysBetween, isDay } from '#values/dates.ts'
import type { VehicleClass } from './vehicle-class.ts'

/** What the calculator of hires asks, read from an address. Every hire of it goes from nine to nine. */
export type HireQuestion = {
  car: string
  withDriver: boolean
  days: number
  /** Absent where nobody knows yet when: the answer is then one price for each season. */
  fromDay: Day | undefined
  /** The furthest place one drives to, there and back from Kigali. */
  to: string | undefined
  /** Kilometres as they were typed; they count before those of the way to `to`. */
  km: number | undefined
  /** Countries besides Rwanda that were ticked. */
  abroad: readonly string[]
}

/** Figures of a question that nobody asks: a car most take, for a journey of the usual length. */
const usual = { car: 'prado-tx', days: 5 }
const longestTyped = 99
const furthestTyped = 20_000

/** The hour at which the calculator lets every hire begin and end. */
const hireHour = '09:00'

type Known = { classes: readonly Pick<VehicleClass, 'id' | 'border'>[]; places: ReadonlySet<string> }

/** What of an address a question is read from. */
export const hireQuestionNames = ['car', 'days', 'fromDay', 'to', 'km', 'drive', /^abroad\.[a-z-]{1,60}=on$/] as const

/** Reads a question from an address. What makes no sense there is left out; what only cannot be had is for the price to refuse. */
export function readHireQuestion(params: URLSearchParams, { classes, places }: Known): HireQuestion {
  const ids = classes.map(({ id }) => id)
  const found = [params.get('car') ?? '', usual.car].find((id) => ids.includes(id))
  const fromDay = params.get('fromDay') ?? ''
  const to = params.get('to') ?? ''
  const countries = [...new Set(classes.flatMap(({ border }) => border?.countries ?? []))]
  return {
    car: found ?? ids[0] ?? usual.car,
    withDriver: params.get('drive') !== 'self',
    days: wholeIn(params.get('days'), longestTyped) ?? usual.days,
    fromDay: isDay(fromDay) ? fromDay : undefined,
    to: places.has(to) ? to : undefined,
    km: wholeIn(params.get('km'), furthestTyped),
    abroad: countries.filter((id) => params.get(`abroad.${id}`) === 'on'),
  }
}

function wholeIn(text: string | null, most: number): number | undefined {
  const value = text && /^\d{1,6}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** When a question's hire begins and ends, if it began on this day. */
export const hireTimesOf = (fromDay: Day, days: number) => ({
  from: `${fromDay}T${hireHour}`,
  to: `${addDays(fromDay, days)}T${hireHour}`,
})

/** Far enough ahead for any papers, and near enough to be on sale. */
const soonest = 30
const furthest = 400

/**
 * The first day, a month ahead or later, from which a hire of so many days lies wholly in a season: for a price without a
 * date. None where no season is as long.
 */
export function dayInSeason(season: HireSeason, days: number, today: Day): Day | undefined {
  for (let first = addDays(today, soonest); daysBetween(today, first) <= furthest; first = addDays(first, 1)) {
    const hired = Array.from({ length: days }, (_, at) => addDays(first, at))
    if (hired.every((day) => seasonOf(day) === season)) return first
  }
  return undefined
}

/** The address of the booking's first step with everything of a question filled in. */
export function hireHref({ car, withDriver, days, fromDay }: HireQuestion, abroad: readonly string[]): string {
  const params = new URLSearchParams({ class: car, vehicleClass: car, drive: withDriver ? 'with-driver' : 'self' })
  if (fromDay) {
    const times = { fromDay, fromTime: hireHour, toDay: addDays(fromDay, days), toTime: hireHour }
    for (const [name, value] of Object.entries({ ...times, vehicles: '1', travellers: '2' })) params.set(name, value)
  }
  for (const country of abroad) params.set(`abroad.${country}`, 'on')
  return `/booking/hire?${params}`
}
