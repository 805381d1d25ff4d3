import { expect, test } from 'vitest'
import { hireParts } from '#features/cars/hire-parts.ts'
import { stayParts } from '#features/hotels/stay-parts.ts'
import { labelInLanguage, type NameInLanguage } from '#features/pricing/lines/line-in-language.ts'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { unnamed } from './order.ts'
import { priceOrder } from './price-order.ts'
import type { OrderPart } from './priced-order.ts'
import type { Product } from './product.ts'

const permit = { id: 'gorilla', kind: 'permit', unit: 'traveller', parkId: null, name: 'Gorilla permit, Volcanoes' } as const
const amounts = { minimumAge: 15, foreignMinor: 150_000, residentMinor: null, africanMinor: null, eacMinor: null } as const

/** What a private date of a package with so many nights takes. */
function privateParts(nights: number): OrderPart[] {
  const scene = { id: 'hills', hour: 'day', seed: 1, place: 'Kinigi' } as const
  const product: Product = {
    kind: 'journey',
    settings: defaultSettings,
    extras: [],
    code: null,
    package: {
      ...{
        id: 1,
        slug: 'gorillas',
        title: 'Gorillas',
        kind: 'journey',
        scene,
        nights,
        bookable: true,
        minimumAge: 0,
        groupMax: 8,
      },
      ...{ comforts: [], firstDays: [], freeTimeIn: [] },
      rates: {
        highSeasons: [],
        prices: [{ comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 1, amountMinor: 90_000 }],
        fees: [{ ...permit, ...amounts, asOf: 2026, confidence: 'high', day: 1, quantity: 1 }],
      },
    },
  }
  const order = { kind: 'journey', package: 'gorillas', startsOn: '2027-06-14', comfort: 'lodge', singleRooms: 0 } as const
  const priced = priceOrder(product, { ...order, extras: [], code: null }, [unnamed], new Date('2027-03-12T08:00:00Z'))
  if (!priced.done) throw new Error(JSON.stringify(priced.refusal))
  return priced.value.parts
}

const stay = {
  startsOn: '2027-06-14',
  endsOn: '2027-06-15',
  rooms: [{ room: 'lake', board: 'BB', adults: 2, childAges: [] }],
} as const
const car = { from: '2027-07-10T10:00', to: '2027-07-11T10:00', vehicles: 1 }
const parts = [
  ...privateParts(2),
  ...privateParts(0),
  ...stayParts(
    { id: 'h', rooms: [{ id: 'lake', name: 'Lake room' }] },
    { ...stay, rooms: stay.rooms.map((room) => ({ ...room, childAges: [] })) },
  ),
  ...hireParts({ id: 'prado', name: 'Mid-size 4x4' }, car).slice(0, 1),
]

test('what an order needs keeps its English for the office', () => {
  expect(parts.map(({ label }) => label)).toEqual([
    ...['Beds on the road and a guide', 'Gorilla permit, Volcanoes', 'A guide and a vehicle', 'Gorilla permit, Volcanoes'],
    ...['Lake room', 'Mid-size 4x4'],
  ])
})

test('customers read it in their language, with the names that staff wrote; what was booked before stays English and says so', () => {
  const french = shippedLanguages().words.in('fr', [priceLineWords])
  const nameOf: NameInLanguage = ({ name, of, at }) => `${of} ${at} ${name}`
  expect(parts.map((part) => labelInLanguage(part, french, nameOf).label)).toEqual([
    ...['Hébergement en cours de route et guide', 'fee name Gorilla permit, Volcanoes'],
    ...['Un guide et un véhicule', 'fee name Gorilla permit, Volcanoes'],
    ...['hotel rooms.*.name Lake room', 'car name Mid-size 4x4'],
  ])
  expect(labelInLanguage({ label: 'Beds on the road and a guide' }, french, nameOf)).toEqual({
    label: 'Beds on the road and a guide',
    lang: 'en',
  })
})
