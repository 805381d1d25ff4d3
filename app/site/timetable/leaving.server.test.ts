import { expect, test } from 'vitest'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { ageWords } from '../../words/ages.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { leavingOf } from './leaving.ts'

const { ctx } = await testContext()
const words = readEnglish(ageWords)

test('the last places of a departure do not hide whether it runs: held seats leave few, and count towards no minimum', async () => {
  const { id, slug } = await gorillaTrek(ctx, { seats: 8 })
  const shown = async () => {
    const row = await findDepartureById(ctx.db, id, ctx.clock.now())
    if (!row) throw new Error('The departure is gone')
    const { status, running, short } = leavingOf(row, words)
    return { status, running, short, minimum: row.minimum }
  }
  const before = await shown()
  expect(before).toMatchObject({ status: 'planned', running: undefined })
  await heldBooking(ctx, slug, 6)
  expect(await shown()).toMatchObject({ status: 'last-places', running: 'planned', short: before.minimum })
  await guaranteeDeparture(ctx, { departureId: id, actor: { id: 'diane', name: 'Diane' } })
  expect(await shown()).toMatchObject({ status: 'last-places', running: 'guaranteed', short: 0 })
})
