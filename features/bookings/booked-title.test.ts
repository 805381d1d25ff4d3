import { expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { bookedTitle } from './booked-title.ts'
import { bookedOrderWords } from './emails/words/booked-order.ts'

const { words } = shippedLanguages()
const french = words.in('fr', [bookedOrderWords])
const names: Record<string, string> = {
  'car:Saloon': 'Berline',
  'package:The long road': 'La longue route',
  'pilgrimage:The feast': 'La fête',
}
const nameOf = ({ name, of }: { name: string; of: string }) => names[`${of}:${name}`] ?? name

test.each([
  ['departure', 'The long road', 'La longue route'],
  ['pilgrims', 'The feast', 'La fête'],
  ['journey', 'Not translated yet', 'Not translated yet'],
  ['hire', 'Saloon', 'Berline'],
  ['hire', 'Saloon with driver', 'Berline, avec chauffeur'],
  ['stay', 'Saloon', 'Saloon'],
] as const)('in French the booking of a %s, %s, is called %s', (kind, title, called) => {
  expect(bookedTitle({ kind, title }, french, nameOf)).toBe(called)
})

test('in English it is called as it was booked', () => {
  const title = 'Saloon with driver'
  expect(bookedTitle({ kind: 'hire', title }, words.in('en', [bookedOrderWords]), nameOf)).toBe(title)
})
