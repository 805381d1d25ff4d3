import type { HireRefusal } from '#features/pricing/hires/price-hire.ts'
import type { StayRefusal } from '#features/pricing/stays/price-stay.ts'
import { monthNames } from '#values/day-words.ts'
import { counted } from '../counted.ts'

type BedOrCarRefusal =
  | Exclude<StayRefusal | HireRefusal, { reason: 'no-rate' | 'rates-not-published' }>
  | { reason: 'dates-wrong' }

/** Why rooms or a car cannot be sold so. */
export function bedOrCarRefusal(refusal: BedOrCarRefusal): string {
  switch (refusal.reason) {
    case 'dates-wrong':
      return 'The end must be after the start, and neither may be in the past.'
    case 'stay-too-long':
      return `Maximum stay: ${counted(refusal.most, 'night')}.`
    case 'stay-too-short':
      return `Minimum stay on these dates: ${counted(refusal.minimum, 'night')}.`
    case 'hotel-closed':
      return `The hotel is open only in ${refusal.openMonths.map((month) => monthNames[month - 1]).join(', ')}.`
    case 'no-rooms':
      return 'Choose at least one room.'
    case 'too-many-rooms':
      return `At most ${counted(refusal.most, 'room')}.`
    case 'room-unknown':
      return 'This hotel has no such room.'
    case 'board-unknown':
      return `${refusal.room} is not sold with this meal plan.`
    case 'room-empty':
    case 'child-alone':
      return 'Every room needs an adult.'
    case 'room-too-small':
      return `${refusal.room} takes ${refusal.most} ${refusal.of}.`
    case 'guest-too-young':
      return `This hotel’s minimum age is ${refusal.minimumAge}.`
    case 'no-vehicles':
      return 'Choose at least one car.'
    case 'too-many-vehicles':
      return `There are ${counted(refusal.most, 'car')} of this class.`
    case 'hire-by-quote':
      return `Car hire of ${refusal.fromDays} days or more needs a custom price.`
    case 'not-without-driver':
      return 'This class is only hired with a driver.'
    case 'not-with-driver':
      return 'This class is only hired without a driver.'
    case 'driver-unknown':
      return 'Enter the driver.'
    case 'driver-too-young':
      return `The driver must be at least ${refusal.minimumAge} on the first day.`
    case 'licence-too-new':
      return `The driver must have held a licence for ${counted(refusal.years, 'year')}.`
    case 'not-abroad':
      return 'This class is not allowed in one of these countries.'
    case 'notice-too-short':
      return `Border papers need ${counted(refusal.noticeDays, 'day')} notice.`
  }
}
