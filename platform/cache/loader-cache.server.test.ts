import { expect, test } from 'vitest'
import { openPageMemory } from './loader-cache.server.ts'

const counted = () => {
  let reads = 0
  return async () => ++reads
}

test('what was read under a key is read once, until one of its topics is forgotten', async () => {
  const memory = openPageMemory()
  const read = counted()
  const ask = () => memory.read('shelf', ['packages', 'places'], read)
  expect([await ask(), await ask()]).toEqual([1, 1])
  memory.hear('["hotels"]')
  expect(await ask()).toBe(1)
  memory.hear('["places"]')
  expect(await ask()).toBe(2)
  memory.hear('*')
  expect(await ask()).toBe(3)
  memory.empty()
  expect(await ask()).toBe(4)
})

test('who asks after a topic was forgotten does not get a read that began before', async () => {
  const memory = openPageMemory()
  const before = Promise.withResolvers<string>()
  const early = memory.read('shelf', ['packages'], () => before.promise)
  memory.hear('["packages"]')
  const late = memory.read('shelf', ['packages'], async () => 'new')
  before.resolve('old')
  expect([await early, await late]).toEqual(['old', 'new'])
  expect(await memory.read('shelf', ['packages'], async () => 'newer')).toBe('new')
})

test('a read that failed is not kept', async () => {
  const memory = openPageMemory()
  await expect(memory.read('shelf', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.read('shelf', [], async () => 'there')).toBe('there')
})

test('the longest unused of many goes first', async () => {
  const memory = openPageMemory()
  const read = counted()
  await memory.read('first', [], read)
  for (let key = 0; key < 499; key += 1) await memory.read(`other ${key}`, [], async () => key)
  expect(await memory.read('first', [], read)).toBe(1)
  await memory.read('one more', [], async () => 0)
  expect(await memory.read('first', [], read)).toBe(1)
  for (let key = 0; key < 500; key += 1) await memory.read(`another ${key}`, [], async () => key)
  expect(await memory.read('first', [], read)).toBe(2)
})
