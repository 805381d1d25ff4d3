import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { heldOrder, publishPilgrimage } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loadAmend } from './load-amend.server.ts'

const { ctx } = await testContext()
const slug = await publishPilgrimage(ctx)

test('a change offers the accommodation levels that the package is sold in, and no other', async () => {
  const startsOn = addDays(kigaliDay(ctx.clock.now()), 120)
  const order = { kind: 'journey', package: slug, startsOn, comfort: 'simple', singleRooms: 0, extras: [], code: null } as const
  const { id } = await heldOrder(ctx, order, partyOfUnnamed(2))
  const { fields } = await loadAmend(ctx, readEnglish, id, new URLSearchParams())
  expect(fields?.beds?.comforts.map(({ value }) => value)).toEqual(['simple', 'lodge'])
})
