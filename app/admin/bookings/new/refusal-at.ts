import type { CallerRefusal } from '#features/bookings/placing/book-for-caller.server.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { refusalField } from '../../../shared/booking/refusal-field.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { adminRefusal } from '../admin-refusal.ts'

/** Why something cannot be booked, in words, and its field; without one it is shown above the form. */
export function refusalAt(
  read: ReadWords,
  refusal: CallerRefusal,
  order: ProductOrder,
): { field: string | undefined; sentence: string } {
  return { field: fieldOf(refusal, order), sentence: sentenceOf(read, refusal, order) }
}

function fieldOf(refusal: CallerRefusal, order: ProductOrder): string | undefined {
  switch (refusal.reason) {
    case 'no-list-for-this':
    case 'departure-not-full':
    case 'price-changed':
      return 'way'
    case 'discount-wrong':
    case 'discount-too-large':
    case 'nothing-changes':
      return 'discount'
    case 'adjustment-reason-missing':
      return 'discountReason'
    case 'amount-wrong':
    case 'label-missing':
    case 'quantity-wrong':
    case 'line-not-adjustable':
    case 'too-many-adjustments':
    case 'charged-already':
      return undefined
    case 'code-unknown':
    case 'code-not-for-this':
    case 'code-ended':
    case 'code-used-up':
      return 'code'
    case 'too-many-single-rooms':
      return 'singleRooms'
    case 'ages-wrong':
    case 'travellers-too-young':
      return 'childAges'
    case 'party-too-large':
    case 'party-larger-than-departure':
    case 'no-adult':
      return order.kind === 'hire' ? 'travellers' : order.kind === 'stay' ? 'rooms[0].adults' : 'adults'
    case 'stock-short':
      return order.kind === 'departure' ? 'adults' : refusalField(refusal, order)
    case 'started-already':
      return order.kind === 'departure' ? 'departure' : order.kind === 'hire' ? 'fromDay' : 'startsOn'
    case 'closed':
      return order.kind === 'departure' ? 'departure' : refusalField(refusal, order)
    default:
      return refusalField(refusal, order)
  }
}

function sentenceOf(read: ReadWords, refusal: CallerRefusal, order: ProductOrder): string {
  const words = read(newBookingWords).refused
  switch (refusal.reason) {
    case 'no-list-for-this':
      return words.noList
    case 'departure-not-full':
      return words.notFull({ left: refusal.seatsLeft })
    case 'party-larger-than-departure':
      return words.tooLarge({ capacity: refusal.capacity })
    case 'started-already':
      return words.started
    case 'price-changed':
      return words.price({ total: read.format.money(usd(refusal.totalMinor)) })
    case 'stock-short':
      return order.kind === 'departure'
        ? words.seats({ left: Math.max(0, refusal.short[0]?.left ?? 0) })
        : adminRefusal(read, refusal)
    case 'method-not-offered':
      return words.tooSoon
    default:
      return adminRefusal(read, refusal)
  }
}
