import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders, withPlaceholders } from './placeholders.ts'

test('each placeholder gives way to its value, and the rest stays as it was written', () => {
  expect(fillPlaceholders('Dear {name}, { reference } and {name}. {x} { y } {', { name: 'Marit', reference: 'K7QM-42XD' })).toBe(
    'Dear Marit, K7QM-42XD and Marit. {x} { y } {',
  )
})

test('a value that looks like a placeholder or a pattern is a value', () => {
  expect(fillPlaceholders('{name}', { name: '{reference} $& $1', reference: 'K7QM-42XD' })).toBe('{reference} $& $1')
  expect(fillPlaceholders('{constructor} {__proto__}', {})).toBe('{constructor} {__proto__}')
})

test('each unknown name in braces is returned once, in its order', () => {
  expect(unknownPlaceholders('{name} {Name} {balanse} { Name } {} { name } {first name}', ['name'])).toEqual([
    'Name',
    'balanse',
    '',
    'first name',
  ])
  expect(unknownPlaceholders('{constructor} {name\n}', ['name'])).toEqual(['constructor'])
})

test('a text with its values taken out again reads as before once they are filled in', () => {
  expect(withPlaceholders('2 seats on a lake', { taken: '2 seats', what: '2 seats on a lake' })).toBe('{what}')
  const values = { what: '2 seats on Lake Kivu, 14 to 17 June 2027', starts: '14 to 17 June 2027', name: 'Li' }
  expect(withPlaceholders(`We hold ${values.what}, until ${values.starts}. Li. (x)`, values)).toBe(
    'We hold {what}, until {starts}. Li. (x)',
  )
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 3 }), fc.string(), (before, value, after) => {
      fc.pre(!/[{}]/.test(before + value + after))
      const text = before + value + after
      expect(fillPlaceholders(withPlaceholders(text, { value }), { value })).toBe(text)
    }),
  )
})
