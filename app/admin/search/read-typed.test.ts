import { expect, test } from 'vitest'
import { readTyped } from './read-typed.ts'

// biome-ignore format: it is read as a table
test.each([
  [null, { text: '', like: undefined }],
  ['  Marit \n Solheim ', { text: 'Marit Solheim', like: '%Marit Solheim%' }],
  ['so', { text: 'so', like: 'so%' }],
  ['s', { text: 's', like: undefined }],
  ['a - b - c', { text: 'a - b - c', like: undefined }],
  ['%%%', { text: '%%%', like: undefined }],
  ['100%_a', { text: '100%_a', like: '%100\\%\\_a%' }],
])('%j asks the database only what its index answers', (typed, read) => {
  expect(readTyped(typed)).toEqual(read)
})
