import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openListener } from '../database/listener.server.ts'
import { jobsChannel, startJobs } from './jobs.server.ts'

const { ctx, clock, database } = await testContext()
const { db, jobs, log } = ctx

const add = (queue: string, nth = 0) => db.transaction().execute((tx) => jobs.add(tx, queue, { nth }))

test('slow jobs take one of the two places, and leave the other to what is quick', async () => {
  const ran: string[] = []
  const gos = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const draw = async (data: Record<string, unknown>) => {
    ran.push(`draws ${data.nth}`)
    await gos[Number(data.nth)]?.promise
  }
  const handlers = { draw, back: draw, email: async () => void ran.push('email') }
  const worker = startJobs({ db, clock, log, handlers, schedules: [], slow: ['draw', 'back'] })
  const subscription = { channels: { [jobsChannel]: worker.wake }, onConnected: worker.claimAs }
  const listener = openListener({ address: database.address, log, subscription })
  await listener.ready
  await add('draw', 0)
  await add('back', 1)
  await add('email')
  await eventually(() => ran.includes('email'))
  expect(ran).toEqual(['draws 0', 'email'])
  gos[0]?.resolve()
  await eventually(() => ran.includes('draws 1'))
  gos[1]?.resolve()
  await worker.stop()
  await listener.close()
})
