import { addDays, type Day, isDay } from '#values/dates.ts'

export const dayPath = '/admin/day'

/** Two ways to look at a day: by trip, or by the place where they sleep. */
type DayLook = 'trips' | 'places'

export type DayQuery = { on: Day; look: DayLook }

/** The day of an address; today where it names none, or no day of our calendars. */
export function readDayQuery(params: URLSearchParams, today: Day): DayQuery {
  const typed = params.get('on') ?? ''
  const on = isDay(typed) && typed >= '2020' && typed < '2100' ? typed : today
  return { on, look: params.get('view') === 'places' ? 'places' : 'trips' }
}

/** The address of a day. It always names the day, so that a page that was stored is never taken for another day. */
export const dayAddress = ({ on, look }: DayQuery): string => `${dayPath}?on=${on}${look === 'places' ? '&view=places' : ''}`

/** The pages that a browser stores after a visit: today and tomorrow, in both ways. */
export const storedAddresses = (today: Day): string[] =>
  [today, addDays(today, 1)].flatMap((on) => (['trips', 'places'] as const).map((look) => dayAddress({ on, look })))

/** How a day is called beside today. */
export const nearness = (day: Day, today: Day): 'yesterday' | 'today' | 'tomorrow' | 'other' =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : day === addDays(today, -1) ? 'yesterday' : 'other'
