import { expect, test } from 'vitest'
import { readPasskeyName } from './passkey-name.ts'

test('a passkey has a name of one line, 60 signs at most', () => {
  expect(readPasskeyName('  Diane’s\n phone\u0007 ')).toEqual({ name: 'Diane’s phone' })
  expect(readPasskeyName('🙂'.repeat(60))).toEqual({ name: '🙂'.repeat(60) })
  expect(readPasskeyName('x'.repeat(61))).toEqual({ fault: 'name-too-long' })
  for (const typed of ['', '   ', '\n\t']) expect(readPasskeyName(typed)).toEqual({ fault: 'name-missing' })
})
