import { expect, test } from 'vitest'
import { onlyDialog } from './dialog-address.ts'

const only = (from: string, to: string) => onlyDialog(new URL(from, 'http://admin.test'), new URL(to, 'http://admin.test'))

test('opening and shutting a dialog asks the server for nothing', () => {
  expect(only('/admin/bookings/1', '/admin/bookings/1?ask=confirm')).toBe(true)
  expect(only('/admin/bookings/1?ask=confirm', '/admin/bookings/1')).toBe(true)
  expect(only('/admin/bookings/1?did=extend', '/admin/bookings/1?ask=cancel')).toBe(true)
})

test('everything else does', () => {
  expect(only('/admin/bookings/1', '/admin/bookings/2?ask=confirm')).toBe(false)
  expect(only('/admin/bookings/1?ask=confirm', '/admin/bookings/1?did=confirm')).toBe(false)
  expect(only('/admin/bookings?view=all', '/admin/bookings?view=ended')).toBe(false)
  expect(only('/admin/bookings/1', '/admin/bookings/1')).toBe(false)
})

test('a parameter that only chooses what is shown asks for nothing either, where it is named', () => {
  const [from, to] = [new URL('http://admin.test/admin/bookings/1'), new URL('http://admin.test/admin/bookings/1?show=money')]
  expect(onlyDialog(from, to, ['show'])).toBe(true)
  expect(onlyDialog(from, to)).toBe(false)
})
