import { type Day, kigaliDay } from '#values/dates.ts'
import type { Browser } from './browser.ts'

type Device = { id: string; browser: Browser; platform: string; timeZone: string }

/** One message of a device. */
export type Visit = { kind: 'view' | 'beat'; device: Device; page: string; source: string }

/** What a device did on one day in Kigali without a break of half an hour; page and source are those of its first signal. */
export type Stay = {
  device: Device
  day: Day
  views: number
  beganAt: Date
  viewedAt: Date | undefined
  endedAt: Date
  page: string
  source: string
}

/** What came since the last flush: the running visits, the finished ones, and the page views by day. */
export type Gathering = {
  running: Map<string, Stay>
  over: Stay[]
  pages: Map<string, { day: Day; page: string; views: number }>
}

/** After a break of this length a new visit begins; record_visits in the migration has the same value. */
const visitPauseMs = 30 * 60_000

export const newGathering = (): Gathering => ({ running: new Map(), over: [], pages: new Map() })

/** How many rows a flush would have. */
export const sizeOf = ({ running, over, pages }: Gathering): number => running.size + over.length + pages.size

/** Adds a message at its instant. A clock that was set back changes no visit's length. */
export function gather(gathering: Gathering, { kind, device, page, source }: Visit, at: Date): void {
  const day = kigaliDay(at)
  const before = gathering.running.get(device.id)
  const goesOn = before?.day === day && at.getTime() - before.endedAt.getTime() <= visitPauseMs
  if (before && !goesOn) gathering.over.push(before)
  const stay: Stay =
    before && goesOn ? before : { device, day, views: 0, beganAt: at, viewedAt: undefined, endedAt: at, page, source }
  gathering.running.set(device.id, stay)
  stay.endedAt = later(stay.endedAt, at)
  if (kind === 'beat') return
  stay.views++
  stay.viewedAt = later(stay.viewedAt ?? at, at)
  const key = `${day} ${page}`
  const seen = gathering.pages.get(key) ?? { day, page, views: 0 }
  seen.views++
  gathering.pages.set(key, seen)
}

const later = (one: Date, other: Date) => (one < other ? other : one)
