import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { createDatabase, quietLog } from '#tests/support/databases.ts'
import { openFront } from '#tests/support/open-front.ts'
import { renderCount, smallSite } from '#tests/support/small-site.tsx'
import { buildTestContext } from '#tests/support/test-parts.ts'
import type { Answered } from './http.ts'
import { openRequestQueues } from './request-queues.ts'
import { routerPages } from './router-pages.ts'

const database = await createDatabase()
const pool = openDatabase({ address: database.address, log: quietLog })
const { ctx, logged } = buildTestContext(pool)
const store = openPageStore({ clock: ctx.clock, mostBytes: 1_000_000 })
const places = 6
const requestQueue = { atOnce: places, mostWaiting: 0, longestWaitMs: 1_000 }
const requestQueues = openRequestQueues({
  site: requestQueue,
  forms: requestQueue,
  documents: requestQueue,
  admin: requestQueue,
  webhooks: requestQueue,
})
const answered: Answered[] = []
const security = { publicUrl: 'https://impamba.example', development: false }
const { http, url } = await openFront(ctx, {
  pages: routerPages({ build: smallSite, ctx, security }),
  store,
  requestQueues,
  security,
  pingDatabase: pool.ping,
  onAnswer: (one) => void answered.push(one),
})

afterAll(async () => {
  await pool.close()
  await database.drop()
})
beforeEach(() => {
  store.clear()
  logged.length = 0
  answered.length = 0
})

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`${url}${path}`, init)
  const body = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    words: /<h1>(.*?)<\/h1>/.exec(body)?.[1],
  }
}
const form = { method: 'POST', headers: { Origin: 'https://impamba.example' }, body: new URLSearchParams({ given: '1' }) }

test('when more requests come than can be served, cached pages go on, and the others get a time to come again', async () => {
  await ask('/shared')
  const { promise, resolve } = Promise.withResolvers<void>()
  const taken = Array.from({ length: places }, () => [
    requestQueues.through('site', () => promise),
    requestQueues.through('forms', () => promise),
  ])
  const [visit, sent] = [await ask('/private'), await ask('/form', form)]
  for (const answer of [visit, sent]) {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect(answer.words).toBe('The site is very busy')
  }
  expect(visit.body).toContain('http-equiv="refresh"')
  expect(sent.body).not.toContain('http-equiv="refresh"')
  expect((await ask('/shared')).status).toBe(200)
  expect(logged).toEqual([])
  resolve()
  await Promise.all(taken.flat())
  expect((await ask('/private')).status).toBe(200)
})

test('an answer has a reference, by which the page, the log and the metrics name it, and is counted under its pattern', async () => {
  const { headers, body } = await ask('/fails')
  const { reference, ...facts } = answered[0] ?? expect.unreachable()
  expect(headers['x-request-id']).toBe(reference)
  expect(body).toContain(reference)
  expect(logged[0]?.facts).toMatchObject({ reference })
  expect(facts).toMatchObject({ method: 'GET', route: '/fails', requestQueue: 'site', status: 500 })
})

test('a public page can be rendered before it is requested, and is then cached', async () => {
  await http.warm('/shared')
  const before = renderCount()
  expect((await ask('/shared')).words?.replaceAll('<!-- -->', '')).toBe(`Shared ${before}`)
  expect(answered).toEqual([])
  expect(http.answeredFromMemory()).toBeGreaterThan(0)
})
