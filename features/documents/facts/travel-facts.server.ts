import { addDays, ageOn, type Day } from '#values/dates.ts'
import type { BookedDocument, RouteOf } from '../booked-document.server.ts'
import { documentContactWords } from '../words/document-contacts.ts'
import { documentVoucherWords } from '../words/document-voucher.ts'
import type { ItineraryFacts, VoucherFacts } from './facts.ts'
import type { TailoredJourney } from './tailored-journey.ts'

const adultFrom = 18

/** Whom to call: the office, which answers for everybody on the road. */
const officeOf = ({ settings: { company }, read }: BookedDocument) => ({
  contacts: [{ role: read(documentContactWords).office, name: null, phone: company.phone }],
  emergencyPhone: company.phone,
})

export function voucherFacts(document: BookedDocument): VoucherFacts {
  const { common, travellers, package: of, read } = document
  return {
    ...common,
    names: travellers.map(({ firstNames, familyName, bornOn, assumedAge }) => {
      const age = bornOn === null ? assumedAge : ageOn(bornOn, common.startsOn)
      return {
        name: firstNames && familyName ? `${firstNames} ${familyName}` : null,
        note: age < adultFrom ? read(documentVoucherWords).age({ age }) : null,
      }
    }),
    services: [
      ...journeyOf(document),
      ...(document.tailored ? tailoredOf(document.tailored, common.startsOn) : soldOf(document)),
      ...permitsOf(document),
    ],
    ...officeOf(document),
    notes: of?.goodToKnow ?? [],
  }
}

type Services = VoucherFacts['services']

function journeyOf({ common, package: of, tailored, booking }: BookedDocument): Services {
  const start = tailored?.start ?? of?.start.name
  if (start === undefined) return []
  const { startsOn: from, endsOn: to, title: what, travellers: quantity } = common
  return [{ from, to, at: null, what, where: start, quantity, number: booking.reference }]
}

/** Nights, activities and what else is booked for a journey made to measure, on its days: its lines would name what is ticked alone. */
const tailoredOf = ({ services }: TailoredJourney, startsOn: Day): Services =>
  services.map(({ from, to, title, place, travellers }) => ({
    ...{ from: addDays(startsOn, from - 1), to: addDays(startsOn, to - 1), at: null },
    ...{ what: title, where: place, quantity: travellers, number: null },
  }))

/** Rooms, cars and extras as they were sold: their lines name them. */
function soldOf({ booking, common, lines, read }: BookedDocument): Services {
  const { startsOn: from, endsOn: to, startsAt: at } = common
  const pickUp = booking.order.kind === 'hire' ? booking.order.pickUp : undefined
  const where =
    booking.kind === 'hire'
      ? (pickUp?.place ?? read(documentVoucherWords).handOver)
      : booking.kind === 'stay'
        ? booking.title
        : ''
  return lines
    .filter(({ kind }) => kind === 'room' || kind === 'vehicle' || kind === 'extra')
    .map(({ kind, label, reason, quantity }) => ({
      from,
      to,
      at: kind === 'vehicle' ? at : null,
      what: `${label}. ${reason}`,
      where: kind === 'extra' ? '' : where,
      quantity,
      number: null,
    }))
}

/** Permits that have been bought, one row for each kind and day, with all their numbers. */
function permitsOf({ purchases }: BookedDocument): Services {
  const bought = purchases.filter(({ status }) => status === 'bought')
  return [...Map.groupBy(bought, ({ label, day }) => `${day} ${label}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const numbers = same.flatMap(({ number }) => (number ? [number] : []))
    return [
      {
        from: first.day,
        to: null,
        at: null,
        what: first.label,
        where: '',
        quantity: same.length,
        number: numbers.join(', ') || null,
      },
    ]
  })
}

/**
 * The days of a journey with their dates, where they sleep at the level that was booked, and what is included. Of a night the place alone
 * is named: a package is written for one level. None for what is no journey.
 */
export function itineraryFacts(document: BookedDocument, routeOf: RouteOf): ItineraryFacts | undefined {
  const { common, package: of, booking, tailored } = document
  if (tailored) return { ...common, ...tailoredDays(tailored, common.startsOn, routeOf), ...officeOf(document) }
  if (!of) return undefined
  const { order } = booking
  return {
    ...common,
    lede: of.lede,
    start: of.start.name,
    accommodation: 'comfort' in order ? (of.comforts.find(({ comfort }) => comfort === order.comfort)?.note ?? '') : '',
    included: of.included,
    excluded: of.excluded,
    stops: routeOf(of.itinerary),
    days: of.itinerary.map(({ day, title, text, from, to, driveMinutes, driveKm, meals, night }) => ({
      day,
      on: addDays(common.startsOn, day - 1),
      title,
      text,
      from: from.name,
      to: to.name,
      driveMinutes,
      driveKm,
      meals,
      night: night?.place.name ?? null,
    })),
    notes: of.goodToKnow,
    ...officeOf(document),
  }
}

/** The days of a journey made to measure, with the houses in which they sleep: it is written for one customer. */
function tailoredDays({ summary, start, included, excluded, days }: TailoredJourney, startsOn: Day, routeOf: RouteOf) {
  const driven = days.flatMap(({ day, from, to }) => {
    const [begins, ends] = [from ?? to, to ?? from]
    return begins && ends ? [{ day, from: begins, to: ends }] : []
  })
  return {
    ...{ lede: summary, start, accommodation: '', included, excluded, notes: [] },
    stops: routeOf(driven),
    days: days.map(({ day, from, to, ...rest }) => ({
      ...{ day, on: addDays(startsOn, day - 1), from: from?.name ?? '', to: to?.name ?? from?.name ?? '', meals: [] },
      ...rest,
    })),
  }
}
