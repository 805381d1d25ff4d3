import { expect, test } from 'vitest'
import { readHireQuestion } from '#features/cars/hire-question.ts'
import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { hub } from '#features/places/route-query.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import { openRoads, openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { showChoice } from '../booking/price-choice.server.ts'
import { answerHire } from './answer-hire.server.ts'
import { placesByRoad } from './road-away.ts'

const { ctx } = await testContext()
await openRoomsAndCars(ctx)
await openRoads(ctx)
const [classes, legs, places] = await Promise.all([listVehicleClasses(ctx.db), listLegs(ctx.db), listLegPlaces(ctx.db)])

async function answer(query: string) {
  const away = placesByRoad({ legs, places }, hub)
  const hireQuestion = readHireQuestion(new URLSearchParams(query), { classes, places: new Set(away.map(({ id }) => id)) })
  const found = await answerHire(ctx, hireQuestion, { classes, legs, places }, readEnglish)
  if (!found) throw new Error('No answer')
  return found
}

/** What the booking's own first step charges at an address. */
async function charged(href: string): Promise<number | undefined> {
  const { quote } = await showChoice(ctx, 'hire', new URL(href, 'https://impamba.test').searchParams, 'fromDay', readEnglish)
  return quote?.schedule.totalMinor
}

test.each([
  'car=prado-tx&days=10&fromDay=2027-05-27&drive=with-driver&abroad.uganda=on',
  'car=sedan-corolla&days=1&fromDay=2027-06-01&drive=self',
  'car=rav4&days=14&fromDay=2027-12-28&drive=self&to=kabale',
  'car=coach-50&days=29&fromDay=2027-05-10&drive=with-driver&km=9000',
  'car=hiace&days=7&fromDay=2027-03-15',
])('%s costs what the booking that it leads to charges, to the cent', async (query) => {
  const { prices, errors, reserve } = await answer(query)
  expect(errors).toEqual({})
  expect(prices).toHaveLength(1)
  expect(prices[0]?.totalMinor).toBe(await charged(reserve))
})

test('the example of docs/cars.md comes to 1,355.00, and with 18% value added tax to 1,598.90', async () => {
  const { prices } = await answer('car=prado-tx&days=10&fromDay=2027-05-27&abroad.uganda=on')
  expect(prices[0]?.price.total).toBe('$1,598.90')
  expect(prices[0]?.price.lines.map(({ amount }) => amount)).toEqual(['$546.25', '$688.75', '$120', '$243.90'])
})

test('without a day there is a price for each season, and the booking requires the day', async () => {
  const { prices, reserve } = await answer('car=prado-tx&days=5')
  expect(prices.map(({ when }) => when)).toEqual(['In the low season', 'In the high season'])
  // Five days at 115 and at 145, and 18% on top.
  expect(prices.map(({ totalMinor }) => totalMinor)).toEqual([67_850, 85_550])
  expect(reserve).not.toContain('fromDay')
})

test('a road that crosses a border includes its papers, and shows its kilometres', async () => {
  const kabale = await answer('car=prado-tx&days=5&to=kabale')
  expect(kabale.reserve).toContain('abroad.uganda=on')
  expect(kabale.prices[0]?.price.lines.map(({ label }) => label)).toContain('Papers to cross the border')
  // 80 and 22 km, there and back, of 750 that are in it.
  expect(kabale.beside.join(' ')).toContain('204 km')
  expect(kabale.beside.join(' ')).not.toContain('more than included')
})

test('kilometres beyond those of the rate are shown, and not charged before they are driven', async () => {
  const plain = await answer('car=prado-tx&days=2&fromDay=2027-06-14')
  const far = await answer('car=prado-tx&days=2&fromDay=2027-06-14&km=1000')
  // 1,000 of 300: 700 at 0.35.
  expect(far.beside.join(' ')).toContain('700 km more than included: $245')
  expect(far.prices[0]?.totalMinor).toBe(plain.prices[0]?.totalMinor)
})

test.each([
  ['a car that nobody drives alone', 'car=coaster&drive=self', 'drive'],
  ['a car that stays in Rwanda', 'car=sedan-corolla&abroad.kenya=on', 'abroad'],
  ['papers that take longer than there is', 'fromDay=2027-03-14&abroad.uganda=on', 'abroad'],
  ['a day that has gone', 'fromDay=2020-01-01', 'fromDay'],
  ['a day that is not on sale yet', 'fromDay=9999-12-31', 'fromDay'],
  ['a hire that has a price of its own', 'fromDay=2027-06-14&days=30', 'days'],
])('%s is refused beside its field', async (_what, query, field) => {
  const { errors, prices } = await answer(query)
  expect(Object.keys(errors)).toEqual([field])
  expect(prices).toEqual([])
})

test('a class that is let on that day has its price, and a message that none is left', async () => {
  await ctx.db.transaction().execute((tx) => setCapacity(ctx, tx, 'vehicle:prado-tx', '2027-08-02', 0))
  const { errors, prices } = await answer('car=prado-tx&fromDay=2027-08-01&days=3')
  expect(errors.car).toContain('Mid-size 4x4: none left')
  expect(prices).toHaveLength(1)
})

test('a road to a place at home crosses no border', async () => {
  expect((await answer('to=kibeho')).reserve).not.toContain('abroad')
})
