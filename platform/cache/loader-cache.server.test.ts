import { expect, test } from 'vitest'
import { openLoaderCache } from './loader-cache.server.ts'

const counted = () => {
  let reads = 0
  return async () => ++reads
}

test('a key is read once, until one of its tags is invalidated', async () => {
  const cache = openLoaderCache()
  const read = counted()
  const readShelf = () => cache.read('shelf', ['packages', 'places'], read)
  expect([await readShelf(), await readShelf()]).toEqual([1, 1])
  cache.receive('["hotels"]')
  expect(await readShelf()).toBe(1)
  cache.receive('["places"]')
  expect(await readShelf()).toBe(2)
  cache.receive('*')
  expect(await readShelf()).toBe(3)
  cache.clear()
  expect(await readShelf()).toBe(4)
})

test('a read after an invalidation does not get a result that began before', async () => {
  const cache = openLoaderCache()
  const before = Promise.withResolvers<string>()
  const early = cache.read('shelf', ['packages'], () => before.promise)
  cache.receive('["packages"]')
  const late = cache.read('shelf', ['packages'], async () => 'new')
  before.resolve('old')
  expect([await early, await late]).toEqual(['old', 'new'])
  expect(await cache.read('shelf', ['packages'], async () => 'newer')).toBe('new')
})

test('a failed read is not cached', async () => {
  const cache = openLoaderCache()
  await expect(cache.read('shelf', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.read('shelf', [], async () => 'there')).toBe('there')
})

test('the longest unused of many goes first', async () => {
  const cache = openLoaderCache()
  const read = counted()
  await cache.read('first', [], read)
  for (let key = 0; key < 499; key += 1) await cache.read(`other ${key}`, [], async () => key)
  expect(await cache.read('first', [], read)).toBe(1)
  await cache.read('one more', [], async () => 0)
  expect(await cache.read('first', [], read)).toBe(1)
  for (let key = 0; key < 500; key += 1) await cache.read(`another ${key}`, [], async () => key)
  expect(await cache.read('first', [], read)).toBe(2)
})
