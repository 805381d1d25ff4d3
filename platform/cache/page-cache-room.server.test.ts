import { expect, test } from 'vitest'
import { openPageStore, type Rendered } from './page-cache.server.ts'

const body = Buffer.from('x'.repeat(9_000))
const rendered: Rendered = {
  status: 200,
  headers: [['Content-Type', 'text/html']],
  body,
  shared: true,
  tags: new Set(['home']),
  until: undefined,
}

test('endless queries push one another out, and no address without one', async () => {
  const store = openPageStore({ clock: { now: () => new Date('2027-03-12T08:00:00Z') }, mostBytes: 60_000 })
  const serve = (key: string) => store.serve(key, async () => rendered)
  for (const key of ['/a', '/b']) await serve(key)
  for (let index = 0; index < 20; index++) await serve(`/a?utm=${index}`)
  const cached = ['/a', '/b', '/a?utm=0', '/a?utm=19'].filter((key) => store.find(key))
  expect(cached).toEqual(['/a', '/b', '/a?utm=19'])
})

test('the queries of one path push out those of no other, nor all together what has none', async () => {
  const store = openPageStore({ clock: { now: () => new Date('2027-03-12T08:00:00Z') }, mostBytes: 200_000 })
  const serve = (key: string) => store.serve(key, async () => rendered)
  for (const key of ['/a', '/b', '/b?page=2']) await serve(key)
  for (let index = 0; index < 40; index++) await serve(`/a?page=${index}`)
  expect(['/a', '/b', '/b?page=2', '/a?page=0', '/a?page=39'].filter((key) => store.find(key))).toEqual([
    '/a',
    '/b',
    '/b?page=2',
    '/a?page=39',
  ])
  expect(store.size.bytes).toBeLessThan(100_000)
})
