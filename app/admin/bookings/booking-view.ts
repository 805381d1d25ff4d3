import { isFinal } from '#features/bookings/booking.ts'
import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { PriceLine } from '#features/packages/price.ts'
import { ageOn } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { convert, moneyText } from '#values/money.ts'
import { deskWords } from '../../words/desk.ts'
import { comfortWords } from '../../words/trade.ts'
import { instantText } from '../instants.ts'

const words = deskWords.booking

/** The money of a booking in words: every line with its reason, what is due and when, and the francs beside the total. */
export function moneyView(booking: Booking, lines: readonly PriceLine[]) {
  const { currency, totalMinor, rwfPerUnit } = booking
  const money = (minor: number) => moneyText({ minor, currency })
  const francs = moneyText(convert({ minor: totalMinor, currency }, 'RWF', rwfPerUnit))
  return {
    lines: lines.map(({ label, reason, quantity, unitMinor, amountMinor, refundable }, at) => ({
      key: at,
      label,
      reason: refundable ? reason : `${reason}${reason ? ', ' : ''}${words.money.kept}`,
      each: words.money.times(quantity, money(unitMinor)),
      amount: money(amountMinor),
    })),
    total: money(totalMinor),
    francs: currency === 'RWF' ? '' : words.money.rwf(francs, rwfPerUnit.toLocaleString('en')),
    due: duesOf(booking, money),
    terms: words.money.terms(booking.termsVersion),
  }
}

/** What is due, and when; nothing is due for what has ended. */
function duesOf({ state, totalMinor, depositMinor, balanceDueOn }: Booking, money: (minor: number) => string) {
  if (isFinal(state)) return []
  if (depositMinor >= totalMinor) return [{ name: words.money.allAtOnce, amount: money(totalMinor) }]
  return [
    { name: words.money.deposit, amount: money(depositMinor) },
    { name: words.money.balance(dayText(balanceDueOn)), amount: money(totalMinor - depositMinor) },
  ]
}

export function travellersView(travellers: readonly Traveller[], startsOn: string) {
  return travellers.map(({ firstNames, familyName, bornOn, residency }, at) => ({
    key: at,
    name: `${firstNames} ${familyName}`,
    born: dayText(bornOn),
    age: words.travellers.age(ageOn(bornOn, startsOn)),
    residency: words.travellers.residencies[residency],
  }))
}

export function contactView(booking: Booking, now: Date) {
  const { leadName, email, phone, paymentMethod, comfort, singleRooms, createdAt, message } = booking
  return {
    leadName,
    email,
    phone,
    method: paymentMethod ? words.contact.methods[paymentMethod] : words.contact.noMethod,
    comfort: comfortWords[comfort],
    singleRooms,
    made: instantText(createdAt, now),
    message: message.trim(),
  }
}

export function departureView(departure: DepartureRow | undefined) {
  if (!departure) return undefined
  const { slug, status, capacity, taken, minimum, goes } = departure
  return { slug, status, capacity, taken, minimum, goes }
}

export const journeyText = ({ title, startsOn, endsOn }: Booking): string => `${title}, ${daysText(startsOn, endsOn)}`
