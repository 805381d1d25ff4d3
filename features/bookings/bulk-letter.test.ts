import { expect, test } from 'vitest'
import { fillIn, paragraphsOf, strayWords } from './bulk-letter.ts'

const values = { name: 'Marit {balance}', reference: 'K7QM-42XD', journey: 'Trek', starts: '3 May 2027', balance: '$4,900' }

test('each word in braces becomes what it stands for, and what is put in is not read again', () => {
  expect(fillIn('{name}: { reference } {starts}', values)).toBe('Marit {balance}: K7QM-42XD 3 May 2027')
})

test('a word that stands for nothing is told once, whatever it is', () => {
  expect(strayWords('{nmae} {name} {} {nmae} {constructor} {price\n}')).toEqual(['nmae', '', 'constructor'])
  expect(fillIn('{nmae}', values)).toBe('{nmae}')
})

test('an empty line begins a paragraph, and a line break stays one', () => {
  expect(paragraphsOf('Dear Marit,\r\n\r\n\nOne\ntwo \n \n')).toEqual([['Dear Marit,'], ['One', 'two']])
})
