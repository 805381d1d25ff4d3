import { createHmac, randomBytes } from 'node:crypto'
import { plainMark } from '#features/rate-limits/rate-limits.ts'

/**
 * How much is counted of one address, so that a script cannot falsify the figures. An address may be a mobile carrier
 * with thousands behind it; docs/analytics.md has the sums that these numbers come from.
 */
export const visitBounds = {
  /** Different devices of one address in an hour. */
  devicesOfAddress: 300,
  /** Messages of one device of one address in a minute. */
  messagesOfDevice: 120,
  /** Messages of one address in a minute. */
  messagesOfAddress: 3_000,
  /** The most different devices of all addresses in an hour: a few megabytes of memory. */
  devices: 50_000,
  /** Different names of pages and of hosts that one address may bring in an hour. */
  namesOfAddress: 300,
  /** Different names of pages and of hosts in a day: rows that one process may add to a day. */
  names: 5_000,
}

export type VisitBounds = {
  /** Whether a message of this device may be counted; others are not stored either. */
  mayCount(address: string, device: string, now: Date): boolean
  /** Whether a page or a host may be stored under this name, which the message chose. */
  mayName(address: string, name: string, now: Date): boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * The bounds of one process, by the hour, the minute and the day of its clock. Addresses are stored as hashes under a
 * random key that ends with the process; the addresses of one IPv6 network count as one.
 */
export function openVisitBounds(bounds = visitBounds): VisitBounds {
  const key = randomBytes(32)
  const devices = inWindow(hourMs, () => ({ all: 0, of: new Map<string, Set<string>>() }))
  const messages = inWindow(minuteMs, () => new Map<string, number>())
  const namesOf = inWindow(hourMs, () => new Map<string, Set<string>>())
  const names = inWindow(dayMs, () => new Set<string>())
  const markOf = (address: string) =>
    createHmac('sha256', key).update(plainMark('address', address)).digest('base64url').slice(0, 16)

  function isAdmitted(mark: string, device: string, now: Date): boolean {
    const seen = devices(now)
    const own = seen.of.get(mark)
    if (own?.has(device)) return true
    if (seen.all >= bounds.devices || (own?.size ?? 0) >= bounds.devicesOfAddress) return false
    seen.all++
    if (own) own.add(device)
    else seen.of.set(mark, new Set([device]))
    return true
  }

  return {
    mayCount(address, device, now) {
      const mark = markOf(address)
      if (!isAdmitted(mark, device, now)) return false
      const counts = messages(now)
      const ofAddress = counts.get(mark) ?? 0
      const ofDevice = counts.get(`${mark} ${device}`) ?? 0
      if (ofAddress >= bounds.messagesOfAddress || ofDevice >= bounds.messagesOfDevice) return false
      counts.set(mark, ofAddress + 1)
      counts.set(`${mark} ${device}`, ofDevice + 1)
      return true
    },
    mayName(address, name, now) {
      const known = names(now)
      if (known.has(name)) return true
      const mark = markOf(address)
      const own = namesOf(now).get(mark) ?? new Set()
      if (known.size >= bounds.names || own.size >= bounds.namesOfAddress) return false
      known.add(name)
      namesOf(now).set(mark, own.add(name))
      return true
    },
  }
}

/** Something that begins again with each window of the clock. */
function inWindow<Value>(lengthMs: number, make: () => Value): (now: Date) => Value {
  let window = Number.NaN
  let value = make()
  return (now) => {
    const current = Math.floor(now.getTime() / lengthMs)
    if (current !== window) value = make()
    window = current
    return value
  }
}
