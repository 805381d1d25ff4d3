import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { readAnswerTimes } from './reads-answer-times.server.ts'
import { readCrewDays } from './reads-crew-days.server.ts'
import { readIncome } from './reads-income.server.ts'
import { readPermitsLost } from './reads-permits-lost.server.ts'

const { ctx, database } = await testContext()
const range = { from: '2027-01-01', to: '2027-12-31' }

test('a report is one statement, however much there is in its range', async () => {
  const watched = watchStatements(database.address)
  const count = async () => {
    watched.sent.length = 0
    await readIncome(watched.db, range, 'travel')
    await readIncome(watched.db, range, 'booked')
    await readPermitsLost(watched.db, range)
    await readCrewDays(watched.db, range)
    await readAnswerTimes(watched.db, range)
    return watched.sent.length
  }
  const few = await count()
  for (let nth = 0; nth < 20; nth++) {
    await bareBooking(ctx.db)
    await newGuide(ctx.db, `Guide ${nth}`)
  }
  expect([few, await count()]).toEqual([5, 5])
  await watched.close()
})
