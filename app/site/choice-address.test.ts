import { expect, test } from 'vitest'
import type { z } from 'zod'
import { HireAnswer, JourneyAnswer, PilgrimsAnswer, StayAnswer } from '#features/bookings/drafts/booking-request.ts'
import {
  type Choice,
  departureChoice,
  hireChoice,
  journeyChoice,
  pilgrimsChoice,
  stayChoice,
} from '#features/bookings/drafts/choice.ts'
import { readForm } from '../shared/read-form.server.ts'
import { choiceAddress } from './choice-address.ts'

/** What the first step reads from the address that leads back to it. */
function read<Schema extends z.ZodType>(choice: Choice, schema: Schema): z.output<Schema> {
  const form = new FormData()
  for (const [name, value] of new URL(choiceAddress(choice.order, choice.party), 'https://impamba.test').searchParams)
    form.append(name, value)
  const { value, reply } = readForm(form, schema)
  if (reply) throw new Error(JSON.stringify(reply.errors))
  return value
}

test('back to a journey, a group, a stay or a hire is back to what was chosen', () => {
  const journey = journeyChoice({
    package: 'trek',
    startsOn: '2027-06-14',
    travellers: 3,
    childAges: [8],
    residency: 'eac',
    comfort: 'luxury',
  })
  expect(journeyChoice(read(journey, JourneyAnswer))).toEqual(journey)

  const group = {
    package: 'kibeho',
    startsOn: '2027-11-28',
    adults: 31,
    childAges: [4, 17],
    residency: 'eac',
    comfort: 'simple',
  } as const
  const pilgrims = pilgrimsChoice({ ...group, childAges: [...group.childAges] })
  expect(pilgrimsChoice(read(pilgrims, PilgrimsAnswer))).toEqual(pilgrims)

  const rooms = [
    { room: 'twin', board: 'BB' as const, adults: 2, childAges: [] },
    { room: 'family', board: 'HB' as const, adults: 1, childAges: [3, 11] },
  ]
  const stay = stayChoice({ hotel: 'imisozi', startsOn: '2027-06-14', endsOn: '2027-06-17', rooms })
  expect(stayChoice(read(stay, StayAnswer))).toEqual(stay)

  const times = { fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-17', toTime: '18:00' }
  const driven = {
    ...times,
    vehicleClass: 'rav4',
    vehicles: 2,
    travellers: 7,
    drive: 'with-driver',
    abroad: ['kenya', 'uganda'],
  } as const
  const hire = hireChoice({ ...driven, abroad: [...driven.abroad] })
  expect(hireChoice(read(hire, HireAnswer))).toEqual(hire)
})

test('the driver’s name is never in an address', () => {
  const times = { fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-17', toTime: '18:00' }
  const driver = { driverBornOn: '1988-11-03', driverLicensedSince: '2010-01-01' }
  const { order, party } = hireChoice({
    ...times,
    ...driver,
    vehicleClass: 'rav4',
    vehicles: 1,
    travellers: 2,
    drive: 'self',
    abroad: [],
  })
  expect(choiceAddress(order, party)).not.toMatch(/1988|2010/)
})

test('back to a departure keeps date, party and comfort', () => {
  const departure = { slug: 'trek-2027-06-14', packageSlug: 'trek', comfort: 'lodge' } as const
  const { order, party } = departureChoice({ departure: departure.slug, travellers: 2, comfort: 'simple' }, departure)
  expect(choiceAddress(order, party)).toBe('/booking?departure=trek-2027-06-14&travellers=2&comfort=simple')
})
