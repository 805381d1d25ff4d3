import { isFinal } from '#features/bookings/final-documents.ts'
import type { LegMode } from '#features/places/leg.ts'
import { type TravelDay, travelledWay } from '#features/places/travelled-way.ts'
import { addDays, ageOn } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import type { BookedDocument, RouteOf } from '../booked-document.server.ts'
import { documentContactWords } from '../words/document-contacts.ts'
import { documentVoucherWords } from '../words/document-voucher.ts'
import type { ItineraryFacts, VoucherFacts } from './facts.ts'
import type { TailoredJourney } from './tailored-journey.ts'

/** Whom to call: the office, which answers for everybody on the road. */
const officeOf = ({ settings: { company }, read }: BookedDocument) => ({
  contacts: [{ role: read(documentContactWords).office, name: null, phone: company.phone }],
  emergencyPhone: company.phone,
})

export function voucherFacts(document: BookedDocument): VoucherFacts {
  return {
    ...document.common,
    names: namesOf(document),
    services: [
      ...journeyOf(document),
      ...(document.tailored ? tailoredOf(document.tailored, document) : [...staysOf(document), ...soldOf(document)]),
      ...permitsOf(document),
    ],
    open: document.open.map(({ day, label: what }) => ({ day, what })),
    ...officeOf(document),
  }
}

/** Everybody who travels, in the order in which they were booked; an age stands beside a child. */
const namesOf = ({ travellers, common, read }: BookedDocument) =>
  travellers.map(({ firstNames, familyName, bornOn, assumedAge }) => {
    const age = bornOn === null ? assumedAge : ageOn(bornOn, common.startsOn)
    return {
      name: firstNames && familyName ? `${firstNames} ${familyName}` : null,
      note: age < fullAge ? read(documentVoucherWords).age({ age }) : null,
    }
  })

type Services = VoucherFacts['services']

function journeyOf({ common, package: of, tailored, booking }: BookedDocument): Services {
  const start = tailored?.start ?? of?.start.name
  if (start === undefined) return []
  const { startsOn: from, endsOn: to, title: what, travellers: quantity } = common
  return [{ from, to, at: null, what, where: start, quantity, number: booking.reference }]
}

/** Nights, activities and what else is booked for a journey made to measure, on its days: its lines would name what is ticked alone. */
const tailoredOf = ({ services }: TailoredJourney, { common, open, read }: BookedDocument): Services =>
  services.map(({ itemId, from, to, title, place, travellers }) => {
    const first = addDays(common.startsOn, from - 1)
    const isOpen = open.some((part) => part.itemId === itemId)
    return {
      ...{ from: first, to: addDays(common.startsOn, to - 1), at: null },
      ...{ what: title, where: place, quantity: travellers, number: isOpen ? read(documentVoucherWords).notConfirmed : null },
    }
  })

/** The nights of a package that a lodge has confirmed, by its name and its own reference; before that no lodge is named. */
const staysOf = ({ stays, common, read }: BookedDocument): Services =>
  stays.map(({ firstDay, lastDay, name, place, theirReference }) => ({
    ...{ from: firstDay, to: addDays(lastDay, 1), at: null },
    ...{ what: read(documentVoucherWords).nightsAt({ lodge: name }), where: place, quantity: common.travellers },
    number: theirReference || null,
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
  if (tailored) return { ...common, ...bookedOf(document), ...tailoredDays(tailored, document, routeOf), ...officeOf(document) }
  if (!of) return undefined
  const { order } = booking
  return {
    ...common,
    ...bookedOf(document),
    lede: of.lede,
    start: of.start.name,
    accommodation: 'comfort' in order ? (of.comforts.find(({ comfort }) => comfort === order.comfort)?.note ?? '') : '',
    included: of.included,
    excluded: of.excluded,
    stops: routeOf(of.itinerary),
    days: of.itinerary.map(({ day, title, text, from, to, driveMinutes, driveKm, meals, night }) => ({
      modes: modesOf(document, { fromId: from.id, toId: to.id, km: driveKm, minutes: driveMinutes }),
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

/** What an itinerary says of the booking, whichever way its days are written. */
const bookedOf = (document: BookedDocument) => {
  const { booking, account, lines, common } = document
  return {
    provisional: !isFinal({ ...booking, outstandingMinor: account.outstandingMinor }, common.issuedOn),
    names: namesOf(document),
    extras: lines.filter(({ kind }) => kind === 'extra').map(({ label, quantity }) => ({ count: quantity, name: label })),
  }
}

/** By what a day travels, by the roads that its page shows. */
const modesOf = ({ legs }: BookedDocument, day: TravelDay): LegMode[] => [
  ...new Set(travelledWay(legs, day)?.way.map(({ leg }) => leg.mode)),
]

/** The days of a journey made to measure, with the houses in which they sleep: it is written for one customer. */
function tailoredDays({ summary, start, included, excluded, days }: TailoredJourney, document: BookedDocument, routeOf: RouteOf) {
  const driven = days.flatMap(({ day, from, to }) => {
    const [begins, ends] = [from ?? to, to ?? from]
    return begins && ends ? [{ day, from: begins, to: ends }] : []
  })
  return {
    ...{ lede: summary, start, accommodation: '', included, excluded, notes: [] },
    stops: routeOf(driven),
    days: days.map(({ day, from, to, ...rest }) => ({
      ...{
        day,
        on: addDays(document.common.startsOn, day - 1),
        from: from?.name ?? '',
        to: to?.name ?? from?.name ?? '',
        meals: [],
      },
      modes: modesOf(document, {
        ...{ fromId: (from ?? to)?.id ?? '', toId: (to ?? from)?.id ?? '' },
        ...{ km: rest.driveKm, minutes: rest.driveMinutes },
      }),
      ...rest,
    })),
  }
}
