import { expect, test } from 'vitest'
import { movedTo } from './former-addresses.ts'

const moved = (address: string) => movedTo(new URL(address, 'http://site'))

test.each([
  ['/admin/activity', '/admin/audit-log'],
  ['/admin/activity/list.csv?who=Paul', '/admin/audit-log/list.csv?who=Paul'],
  ['/admin/letters?state=failed', '/admin/emails?state=failed'],
  ['/admin/letters/12', '/admin/emails/12'],
  ['/admin/letters/texts/booking:held', '/admin/emails/automatic/booking:held'],
  ['/admin/voices/edit/3/history', '/admin/testimonials/edit/3/history'],
  ['/admin/departures/edit/12?did=saved', '/admin/departures/12/edit?did=saved'],
  ['/admin/general-settings', '/admin/settings/general'],
])('%s has moved to %s', (was, isNow) => expect(moved(was)).toBe(isNow))

test.each(['/admin/letters2', '/admin/bookings', '/admin/nothing'])('%s has not moved', (address) =>
  expect(moved(address)).toBeUndefined())
