import { expect, test } from 'vitest'
import { isChosen, pressed, reaching, stepped } from './chosen-nights.ts'

test('the first press begins, the second ends in either direction, and a third begins again', () => {
  const one = pressed(undefined, 'twin', '2027-03-05')
  expect(one).toMatchObject({ from: '2027-03-05', to: '2027-03-05' })
  const two = pressed(one, 'twin', '2027-03-02')
  expect(two).toMatchObject({ from: '2027-03-02', to: '2027-03-05' })
  expect(pressed(two, 'twin', '2027-03-09')).toMatchObject({ from: '2027-03-09', to: '2027-03-09' })
  expect(pressed(one, 'double', '2027-03-09')).toMatchObject({ room: 'double', from: '2027-03-09' })
})

test('drawing goes from where it began, back over it too, and never from one room into another', () => {
  const begun = pressed(undefined, 'twin', '2027-03-05')
  expect(reaching(reaching(begun, 'twin', '2027-03-09'), 'twin', '2027-03-03')).toMatchObject({
    from: '2027-03-03',
    to: '2027-03-05',
  })
  expect(reaching(begun, 'double', '2027-03-09')).toMatchObject({ room: 'double', from: '2027-03-09', to: '2027-03-09' })
  expect(isChosen(begun, 'double', '2027-03-05')).toBe(false)
})

test('arrows go by day and week, and not out of what is shown', () => {
  const shown = { first: '2027-03-01', last: '2027-04-30' }
  expect(stepped('2027-03-31', 'ArrowRight', shown)).toBe('2027-04-01')
  expect(stepped('2027-03-31', 'ArrowDown', shown)).toBe('2027-04-07')
  expect(stepped('2027-03-05', 'ArrowUp', shown)).toBe('2027-03-05')
  expect(stepped('2027-03-05', 'x', shown)).toBe('2027-03-05')
})
