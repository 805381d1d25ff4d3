import { demoDepartures } from '#db/demo/departures.ts'
import { kigaliDay } from '#values/dates.ts'

/** The slugs of the gorilla treks with eight seats that the demo has opened, the next first. */
export const demoTreks = (): string[] =>
  demoDepartures(kigaliDay(new Date()))
    .filter(({ packageSlug, capacity }) => packageSlug === 'an-hour-with-the-gorillas' && capacity === 8)
    .map(({ packageSlug, startsOn }) => `${packageSlug}-${startsOn}`)

/** The nth of them; fails where the demo has fewer. */
export function demoTrek(nth: number): string {
  const trek = demoTreks()[nth]
  if (!trek) throw new Error('The demo has too few gorilla treks with eight seats')
  return trek
}
