import type { RangeRefusal } from '#features/hotels/stay-range.ts'
import { moneyText, roundHalfAway, usd } from '#values/money.ts'
import { counted } from './counted.ts'

export const nightsCount = (nights: number) => counted(nights, 'night')
/** What a night of a stay costs: to the cent where all nights cost the same so, else about, for the nights times a cent are not the total. */
export function nightPrice(totalMinor: number, nights: number): string {
  if (totalMinor % nights === 0) return moneyText(usd(totalMinor / nights))
  return `about ${moneyText(usd(roundHalfAway(totalMinor / nights / 100) * 100))}`
}

export const leftWords = (left: number) => `${left} left`

/** Who sleeps, and in how many rooms. */
export const sleepersWords = {
  adults: 'Adults',
  children: 'Ages of children',
  childrenHint: 'In years: 4, 7',
  rooms: 'Rooms',
} as const

/** Why picked nights are not available, and what to do; `day` words a day. */
export function rangeSentence(refusal: RangeRefusal, day: (day: string) => string): string {
  switch (refusal.reason) {
    case 'night-full':
      return `${day(refusal.night)} is full. Choose nights around it.`
    case 'night-closed':
      return `${day(refusal.night)} is not on sale. Choose nights around it.`
    case 'no-room-for-all':
      return 'No single room is available for all these nights. Choose fewer, or split the stay in two.'
    case 'stay-too-short':
      return `The minimum stay on these dates is ${nightsCount(refusal.minimum)}. Choose a later last night.`
    case 'stay-too-long':
      return `The maximum stay is ${refusal.most} nights. For longer, ask us.`
    case 'dates-wrong':
      return 'Check-out is before check-in. Choose a later date.'
  }
}
