import { expect, test } from 'vitest'
import { newCar } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { CarFacts } from './member-facts.ts'
import { findCar } from './reads.server.ts'
import { saveCrew } from './save-crew.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }

test('of two who give vehicles the same plate at the same moment one is told in words whose it is', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = [await newCar(ctx.db, `One ${round}`), await newCar(ctx.db, `Two ${round}`)]
    const saves = await Promise.all(
      ids.map(async (id) => {
        const { id: _, active: _active, version, vehicleClass: _class, ...facts } = (await findCar(ctx.db, id)) ?? { version: 0 }
        const car = { ...(facts as CarFacts), plate: `RAD ${round}` }
        return saveCrew(ctx, { kind: 'car', facts: car, seen: { id, version } }, actor)
      }),
    )
    expect(saves.filter(({ done }) => done)).toHaveLength(1)
    expect(saves.find(({ done }) => !done)).toMatchObject({ refusal: { reason: 'plate-taken' } })
  }
})
