import type { HireRefusal } from '#features/pricing/hires/price-hire.ts'
import type { StayRefusal } from '#features/pricing/stays/price-stay.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { bedOrCarRefusalWords } from '../../words/admin/bookings/bed-or-car-refusals.ts'

type BedOrCarRefusal =
  | Exclude<StayRefusal | HireRefusal, { reason: 'no-rate' | 'rates-not-published' }>
  | { reason: 'dates-wrong' }

/** Why rooms or a car cannot be sold so. */
export function bedOrCarRefusal(read: ReadWords, refusal: BedOrCarRefusal): string {
  const words = read(bedOrCarRefusalWords)
  switch (refusal.reason) {
    case 'dates-wrong':
      return words['dates-wrong']
    case 'stay-too-long':
      return words['stay-too-long']({ most: refusal.most })
    case 'stay-too-short':
      return words['stay-too-short']({ minimum: refusal.minimum })
    case 'hotel-closed':
      return words['hotel-closed']({ months: refusal.openMonths.map((month) => read.format.months[month - 1]).join(', ') })
    case 'no-rooms':
      return words['no-rooms']
    case 'too-many-rooms':
      return words['too-many-rooms']({ most: refusal.most })
    case 'room-unknown':
      return words['room-unknown']
    case 'board-unknown':
      return words['board-unknown']({ room: refusal.room })
    case 'room-empty':
    case 'child-alone':
      return words['room-empty']
    case 'room-too-small':
      return words['room-too-small']({ room: refusal.room, most: refusal.most, of: refusal.of })
    case 'guest-too-young':
      return words['guest-too-young']({ minimumAge: refusal.minimumAge })
    case 'no-vehicles':
      return words['no-vehicles']
    case 'too-many-vehicles':
      return words['too-many-vehicles']({ most: refusal.most })
    case 'hire-by-quote':
      return words['hire-by-quote']({ fromDays: refusal.fromDays })
    case 'not-without-driver':
      return words['not-without-driver']
    case 'not-with-driver':
      return words['not-with-driver']
    case 'driver-unknown':
      return words['driver-unknown']
    case 'driver-too-young':
      return words['driver-too-young']({ minimumAge: refusal.minimumAge })
    case 'licence-too-new':
      return words['licence-too-new']({ years: refusal.years })
    case 'not-abroad':
      return words['not-abroad']
    case 'notice-too-short':
      return words['notice-too-short']({ noticeDays: refusal.noticeDays })
  }
}
