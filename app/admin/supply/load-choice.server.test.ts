import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'
import { filterChoices } from './choice-filter.ts'

const { ctx } = await testContext()
const { viewOf, booked, orderOf } = await bookingOrders(ctx, await suppliedTrek(ctx))
const place = (supplier: string, id: string) =>
  sql`update suppliers set place_id = ${id} where name = ${supplier}`.execute(ctx.db)

test('a service is chosen in the place of the former one first, then in its country, then everywhere, each under its place', async () => {
  await place('Lodge Mutobo', 'musanze')
  await place('Lodge Lunga', 'musanze')
  await place('Camp Nyika', 'huye')
  const id = await booked()
  const { line } = await orderOf(id, 'Lodge Mutobo')
  const choiceOf = async (query = '') => {
    const { choice } = await viewOf(id, `?choose=${line.id}${query}`)
    if (!choice) throw new Error('Nothing is chosen')
    const shown = filterChoices(choice.choices, { within: choice.within, find: choice.values.find })
    return { ...choice, shown: shown.map(({ group, named }) => `${group}: ${named.replace(/ (Room|Tent|Double).*/, '')}`) }
  }
  expect(await choiceOf()).toMatchObject({
    within: 'place',
    places: { place: 'Musanze', country: 'Rwanda' },
    shown: ['In the same place: Musanze: Lodge Lunga'],
  })
  expect((await choiceOf('&within=country')).shown).toEqual(['In the same place: Musanze: Lodge Lunga', 'Huye: Camp Nyika'])
  await place('Camp Nyika', 'arusha')
  const { counts, shown } = await choiceOf('&within=all&find=nyika')
  expect(shown).toEqual(['Arusha, Tanzania: Camp Nyika'])
  expect(counts.map(({ within }) => within)).toEqual(['place', 'all'])
  await place('Lodge Mutobo', 'kigali')
  expect(await choiceOf(), 'nobody is near').toMatchObject({ within: 'country' })
})
