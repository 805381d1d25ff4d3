import { expect, test } from 'vitest'
import { openPageStore, type Rendered } from './page-cache.server.ts'

const rendered = (tag: string): Rendered => ({
  status: 200,
  headers: [['Content-Type', 'text/html']],
  body: Buffer.from('a page'),
  shared: true,
  tags: new Set([tag]),
  until: undefined,
})

/** A cache with pages of two tags, and the pages that it has reported as invalidated. */
async function open() {
  const invalidated: (readonly string[])[] = []
  const clock = { now: () => new Date('2027-03-12T08:00:00Z') }
  const store = openPageStore({ clock, mostBytes: 1_000_000, onInvalidated: (keys) => void invalidated.push(keys) })
  for (const key of ['/', '/packages', '/packages?days=3', '/departures']) {
    await store.serve(key, async () => rendered(key === '/departures' ? 'departures' : 'packages'))
  }
  return { store, invalidated }
}

test('invalidated pages are reported, the most requested first, and none of those with a query', async () => {
  const { store, invalidated } = await open()
  for (let times = 0; times < 3; times++) store.find('/packages')
  store.find('/')
  for (let times = 0; times < 5; times++) store.find('/packages?days=3')
  store.receive(JSON.stringify(['packages', 'elsewhere']))
  expect(invalidated).toEqual([['/packages', '/']])
})

test('all are reported when everything is invalidated, and nothing where nothing was cached', async () => {
  const { store, invalidated } = await open()
  store.clear()
  expect(invalidated.map((keys) => keys.toSorted())).toEqual([['/', '/departures', '/packages']])
  store.clear()
  store.receive(JSON.stringify(['packages']))
  expect(invalidated).toHaveLength(1)
})
