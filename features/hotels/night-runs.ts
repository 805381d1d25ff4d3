import { addDays, type Day } from '#values/dates.ts'

/** Nights one after the other with the same number for sale, both ends inside. */
export type NightRun = { from: Day; to: Day; capacity: number }

/** Nights in the order of their days as runs of one number each. */
export function runsOf(nights: readonly { day: Day; capacity: number }[]): NightRun[] {
  const runs: NightRun[] = []
  for (const { day, capacity } of nights) {
    const last = runs.at(-1)
    if (last && last.capacity === capacity && addDays(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day, capacity })
  }
  return runs
}

/** The nights of runs again. */
export function nightsOfRuns(runs: readonly NightRun[]): { day: Day; capacity: number }[] {
  return runs.flatMap(({ from, to, capacity }) => {
    const nights = []
    for (let day = from; day <= to; day = addDays(day, 1)) nights.push({ day, capacity })
    return nights
  })
}
