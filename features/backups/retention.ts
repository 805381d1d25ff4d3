import { instantOf } from './backup-name.ts'

const hour = 3_600_000
const day = 24 * hour
/** No backup holds erased data after so many days (docs/privacy.md), unless months are set. */
const mostDays = 30

/**
 * The backups to delete. Retained are all of the last 24 hours, and the last one of each of the last 7 days, 4 weeks
 * (from Monday) and so many `months`, in UTC; the newest always. Without months nothing is retained for longer than 30 days.
 * Files with other names are ignored.
 */
export function backupsToDrop(names: readonly string[], now: Date, months: number): string[] {
  const backups = names
    .flatMap((name) => {
      const at = instantOf(name)
      return at ? [{ name, at }] : []
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const retained = new Set(backups.slice(0, 1))
  for (const one of backups) if (now.getTime() - one.at.getTime() < day) retained.add(one)
  const keepLastOf = (spanOf: (at: Date) => number, most: number) => {
    const seen = new Set<number>()
    for (const one of backups) {
      const span = spanOf(one.at)
      if (spanOf(now) - span >= most || seen.has(span)) continue
      seen.add(span)
      retained.add(one)
    }
  }
  keepLastOf(dayOf, 7)
  keepLastOf(weekOf, 4)
  keepLastOf(monthOf, months)
  const isTooOld = ({ at }: { at: Date }) => months === 0 && now.getTime() - at.getTime() > mostDays * day
  return backups.filter((one, nth) => !retained.has(one) || (nth > 0 && isTooOld(one))).map(({ name }) => name)
}

const dayOf = (at: Date): number => Math.floor(at.getTime() / day)
/** The first of January 1970 was a Thursday. */
const weekOf = (at: Date): number => Math.floor((dayOf(at) + 3) / 7)
const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth()
