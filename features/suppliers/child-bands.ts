import type { Currency } from '#values/money.ts'
import { type Mark, priceText, readPrice, type Unread } from '#values/price-text.ts'

/**
 * What children of some ages pay, in completed years, both ends inside: a share in whole percent of what an adult pays who
 * shares (0 is free), or an amount of their own in the contract's minor unit.
 */
export type ChildBand = { from: number; to: number } & ({ percent: number } | { minor: number })

export type BandsFault =
  | { reason: 'band-unread'; text: string }
  | { reason: 'bands-not-in-turn'; text: string }
  | { reason: 'band-amount'; text: string; why: Unread }

const oldestChild = 17
/** '0–3 free', '4-11 50%', '6 to 11: 30.00', '12 half' is not read. */
const bandPattern = /^(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?\s*:?\s+(.+)$/i

/**
 * The bands that a text means, such as '0-3 free, 4-11 50%' or '6-11 30.00'. Ages below the first band are not admitted, above the
 * last one they are adults. Refused: a part that is not read, bands that overlap, leave an age out or stand out of turn, an age
 * above 17, and an amount that is not one.
 */
export function readChildBands(text: string, currency: Currency, mark?: Mark): { bands: ChildBand[] } | { fault: BandsFault } {
  const bands: ChildBand[] = []
  // A comma parts bands only before an age that is followed by what it pays, so that '30,50' stays an amount.
  for (const part of text.split(/[;,](?=\s*\d{1,2}\s*(?:-|–|to|:|\s)\s*\S)/).map((one) => one.trim())) {
    if (part === '') continue
    const [, from = '', to = from, pays = ''] = bandPattern.exec(part) ?? []
    if (pays === '') return { fault: { reason: 'band-unread', text: part } }
    const ages = { from: Number(from), to: Number(to) }
    const before = bands.at(-1)
    if (ages.to < ages.from || ages.to > oldestChild || (before && ages.from !== before.to + 1))
      return { fault: { reason: 'bands-not-in-turn', text: part } }
    const [, percent] = /^(\d{1,3})\s*%$/.exec(pays) ?? []
    if (/^free$/i.test(pays)) bands.push({ ...ages, percent: 0 })
    else if (percent !== undefined && Number(percent) <= 100) bands.push({ ...ages, percent: Number(percent) })
    else {
      const reading = readPrice(pays, mark, currency)
      if ('unread' in reading) return { fault: { reason: 'band-amount', text: part, why: reading.unread } }
      if (reading.amount === undefined) return { fault: { reason: 'band-unread', text: part } }
      bands.push({ ...ages, minor: reading.amount })
    }
  }
  return { bands }
}

/** Bands as `readChildBands` reads them again: '0-3 free, 4-11 50%'. */
export const childBandsText = (bands: readonly ChildBand[], currency: Currency): string =>
  bands.map((band) => `${agesText(band)} ${paysText(band, currency)}`).join('; ')

/** Whether two rules for children are one, or both are none. */
export function isSameBands(one: readonly ChildBand[] | null, other: readonly ChildBand[] | null): boolean {
  const keys = (bands: readonly ChildBand[] | null) =>
    bands?.map((band) => [band.from, band.to, 'minor' in band ? band.minor : `${band.percent}%`].join()).join(';')
  return keys(one) === keys(other)
}

const agesText = ({ from, to }: ChildBand) => (from === to ? `${from}` : `${from}-${to}`)
function paysText(band: ChildBand, currency: Currency): string {
  if ('minor' in band) return priceText(band.minor, currency)
  return band.percent === 0 ? 'free' : `${band.percent}%`
}
