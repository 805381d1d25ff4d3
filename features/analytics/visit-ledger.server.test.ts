import { type PluginTransformQueryArgs, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDatabase } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { findStats } from '#tests/support/stats.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { Visit } from './gathering.ts'
import { openVisitLedger, type VisitLedger } from './visit-ledger.server.ts'

const { ctx, database, logged } = await testContext()
const ledgers: VisitLedger[] = []

beforeEach(async () => {
  logged.length = 0
  await sql`truncate visitor_stats, visitor_devices, visitor_days, visitor_pages, visitor_sources, visitor_ledgers`.execute(
    ctx.db,
  )
})
afterEach(async () => {
  for (const ledger of ledgers.splice(0)) await ledger.stop()
})

function open(): VisitLedger {
  const ledger = openVisitLedger(ctx)
  ledgers.push(ledger)
  return ledger
}

const visit = (id: string, more: Partial<Visit> = {}): Visit => ({
  kind: 'view',
  device: { id, browser: 'firefox', platform: 'MacIntel', timeZone: 'Europe/Oslo' },
  page: '/',
  source: 'direct',
  ...more,
})
const counts = async () => {
  const { pageViews, sessions } = await findStats(ctx.db)
  return { pageViews, sessions }
}
/** The number of the last flush that was taken. */
const flushes = async () =>
  (await sql<{ last: number }>`select last_flush as last from visitor_ledgers`.execute(ctx.db)).rows[0]?.last
const messages = (level: string) => logged.filter((line) => line.level === level).map(({ message }) => message)

test('what is noted is written by itself in one statement, and nothing is sent where nothing was noted', async () => {
  const ledger = open()
  for (let index = 0; index < 100; index++) ledger.note(visit(`D${index % 10}`))
  expect(await counts()).toEqual({ pageViews: 0, sessions: 0 })
  await eventually(counts, ({ pageViews }) => pageViews === 100)
  expect(await flushes()).toBe(1)
  await ledger.flush()
  expect(await flushes()).toBe(1)
})

test('what was noted before the end is written at the end', async () => {
  const ledger = open()
  ledger.note(visit('A'))
  ledger.note(visit('B'))
  await ledger.stop()
  expect(await counts()).toEqual({ pageViews: 2, sessions: 2 })
})

test('what is noted while a flush is on its way comes with the next, and each once', async () => {
  const ledger = open()
  ledger.note(visit('A'))
  const first = ledger.flush()
  ledger.note(visit('A'))
  await first
  await ledger.flush()
  expect(await counts()).toEqual({ pageViews: 2, sessions: 1 })
})

test('more than a flush may hold does not wait for its half second', async () => {
  const ledger = open()
  for (let index = 0; index < 5_000; index++) ledger.note(visit(`D${index}`))
  await ledger.flush()
  expect(await flushes()).toBe(1)
  await ledger.stop()
  expect(await counts()).toEqual({ pageViews: 5_000, sessions: 5_000 })
})

test('while the database is down nothing is lost or counted twice, one line is logged, and writing goes on by itself', async () => {
  const ledger = open()
  ledger.note(visit('A'))
  await ledger.flush()
  await closeDatabase(database, true)
  for (let index = 0; index < 4; index++) {
    ledger.note(visit(`B${index}`))
    await ledger.flush()
  }
  await closeDatabase(database, false)
  await eventually(
    () => counts().catch(() => ({ pageViews: 0, sessions: 0 })),
    ({ pageViews }) => pageViews === 5,
  )
  expect(await counts()).toEqual({ pageViews: 5, sessions: 5 })
  expect(messages('warn')).toEqual(['Visits could not be written down; it is tried again'])
  expect(messages('error')).toEqual([])
  expect(messages('info')).toEqual(['Visits are written down again'])
})

test('a flush whose answer is lost after it was committed counts once', async () => {
  let answersLost = 0
  const loseAnswers = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    async transformResult(): Promise<never> {
      answersLost++
      throw new Error('Connection terminated unexpectedly')
    },
  }
  const ledger = openVisitLedger({ ...ctx, db: ctx.db.withPlugin(loseAnswers) })
  ledgers.push(ledger)
  ledger.note(visit('A'))
  await ledger.flush()
  await ledger.flush()
  expect(answersLost).toBe(2)
  expect(await counts()).toEqual({ pageViews: 1, sessions: 1 })
})

test('a flush that the database refuses for its content is given up and logged, and does not hold up the next', async () => {
  const ledger = open()
  ledger.note(visit('A', { page: 'x\0' }))
  for (let attempts = 0; attempts < 3; attempts++) await ledger.flush()
  expect(messages('error')).toEqual(['Visits were refused by the database and are lost'])
  ledger.note(visit('B'))
  await ledger.flush()
  expect(await counts()).toEqual({ pageViews: 1, sessions: 1 })
})

test('while the database is down for long the rows in memory are limited, and the loss is logged', async () => {
  const ledger = open()
  await closeDatabase(database, true)
  ledger.note(visit('first'))
  await ledger.flush()
  for (let index = 0; index < 25_000; index++) ledger.note(visit(`D${index}`))
  await closeDatabase(database, false)
  await eventually(
    () => counts().catch(() => ({ pageViews: 0 })),
    ({ pageViews }) => pageViews > 19_000,
  )
  expect(await counts()).toMatchObject({ pageViews: 20_000 })
  expect(logged.find(({ level }) => level === 'info')?.facts).toEqual({ lost: 5_001 })
})
