import { expect, test } from 'vitest'
import { readPhone, readTyped } from './read-typed.ts'

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

// biome-ignore format: it is read as a table
test.each([
  ['+47 900 00 000', '4790000000'], ['0788 300 412', '788300412'], ['(00) 47-900.00/000', '4790000000'], ['90000', '90000'],
  ['9000', undefined], ['K7QM-42XD', undefined], ['Marit 90000', undefined], ['', undefined],
])('%j as a phone number is %j', (text, digits) => {
  expect(readPhone(text)).toBe(digits)
})
