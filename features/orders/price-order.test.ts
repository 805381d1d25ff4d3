import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import type { JourneyOrder, Member } from './order.ts'
import { unnamed } from './order.ts'
import { priceOrder } from './price-order.ts'
import type { Product } from './product.ts'

const now = new Date('2027-03-12T08:00:00Z')

const gorillas: Product = {
  kind: 'journey',
  settings: defaultSettings,
  extras: [],
  code: null,
  package: {
    id: 1,
    slug: 'gorillas',
    title: 'Gorillas, then the lake',
    kind: 'journey',
    scene: { id: 'hills', hour: 'day', seed: 1, place: 'Kinigi' },
    nights: 2,
    bookable: true,
    minimumAge: 6,
    groupMax: 8,
    comforts: [],
    firstDays: [],
    freeTimeIn: [],
    rates: {
      highSeasons: [],
      prices: [{ comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 1, amountMinor: 90_000 }],
      fees: [
        {
          id: 'gorilla',
          kind: 'permit',
          unit: 'traveller',
          parkId: null,
          name: 'Gorilla permit',
          minimumAge: 15,
          foreignMinor: 150_000,
          residentMinor: null,
          africanMinor: null,
          eacMinor: null,
          asOf: 2026,
          confidence: 'high',
          day: 2,
          quantity: 1,
        },
      ],
    },
  },
}

const order: JourneyOrder = {
  kind: 'journey',
  package: 'gorillas',
  startsOn: '2027-06-14',
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
}

const aged = (assumedAge: number): Member => ({ ...unnamed, assumedAge })
const price = (...party: Member[]) => priceOrder(gorillas, order, party, now)

test('a child under the age of a permit has no price, and the refusal names its place, both ages and the rule', () => {
  expect(price(unnamed, aged(9))).toEqual({
    done: false,
    refusal: {
      reason: 'travellers-too-young',
      travellers: [{ position: 2, age: 9, minimumAge: 15, rule: 'Gorilla permit', of: 'fee' }],
    },
  })
})

test('a traveller who turns fifteen on the day of the visit has a price, one a day younger has none', () => {
  expect(price(unnamed, { ...unnamed, bornOn: '2012-06-15' }).done).toBe(true)
  expect(price(unnamed, { ...unnamed, bornOn: '2012-06-16' }).done).toBe(false)
})

test('a package that is bound to a feast is sold on its day alone, to groups, parties and departures, and names the next ones', () => {
  const feast: Product = { ...gorillas, package: { ...gorillas.package, minimumAge: 0, firstDays: ['11-27'] } }
  const on = (startsOn: string) => priceOrder(feast, { ...order, startsOn }, [unnamed], now)
  expect(on('2027-11-27').done).toBe(true)
  expect(on('2027-09-13')).toEqual({
    done: false,
    refusal: { reason: 'not-on-this-day', days: ['2027-11-27', '2028-11-27'] },
  })
  expect(on('2027-11-28')).toMatchObject({ refusal: { reason: 'not-on-this-day' } })
  expect(priceOrder(gorillas, order, [unnamed], now).done).toBe(true)
})
