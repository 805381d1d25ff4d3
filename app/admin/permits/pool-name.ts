import type { PermitDay, PoolDeparture } from '#features/bookings/permits/reads-permit-days.server.ts'
import type { PoolDay } from '#features/permits/rules/need.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { permitWords } from '../../words/admin/permits/permits.ts'

/** Who the permits of a pool are for: 'Everybody', or the departure with its first day. */
export function poolName(read: ReadWords, departure: PoolDeparture | null): string {
  const words = read(permitWords)
  return departure === null
    ? words.everybody
    : words.departure({ title: departure.title, day: read.format.shortDay(departure.startsOn) })
}

/** '1 short', '2 spare', or 'even', with the tone of its tag. */
export function balanceOf(read: ReadWords, { short, spare }: Pick<PermitDay, 'short' | 'spare'>) {
  const words = read(permitWords).balance
  if (short > 0) return { text: words.short({ count: short }), tone: 'bad' as const, figure: `−${short}` }
  if (spare > 0) return { text: words.spare({ count: spare }), tone: 'ok' as const, figure: `+${spare}` }
  return { text: words.even, tone: undefined, figure: '' }
}

/** The address of a pool on its day. */
export const poolPath = ({ feeId, day, departureId }: PoolDay): string =>
  `${permitDayPath(feeId, day)}#pool-${departureId ?? 'everybody'}`

/** The address of a day of permits. */
export const permitDayPath = (feeId: string, day: Day): string => `/admin/permits/${encodeURIComponent(feeId)}/${day}`
