import { expect, test } from 'vitest'
import { may, type Permission, roles } from '#features/staff/permissions.ts'
import { contentMenu } from './content/content-menu.ts'
import { type AdminScreen, placeOf, screenGroups, screensFor, sidebarItems, waitsIn } from './screens.ts'

const shownTo = (mayI: (permission: Permission) => boolean) => screenGroups.flatMap((group) => sidebarItems(group, mayI))

test.each(roles)('%s sees at most thirteen items, and comes to every other screen by one of them', (role) => {
  const mayI = (permission: Permission) => may(role, permission)
  const shown = shownTo(mayI)
  expect(shown.length).toBeLessThanOrEqual(13)
  const led = shown.map(({ to }) => to)
  const lost = screensFor(mayI).filter(({ to, under }) => !led.includes(to) && !led.includes(under ?? to))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('the menu counts what waits once, however many screens are below one of its items', () => {
  const waiting = { bookings: 25, enquiries: 11 }
  expect(
    waitsIn(
      shownTo(() => true),
      waiting,
    ),
  ).toBe(36)
  expect(
    waitsIn(
      shownTo((permission) => permission !== 'enquiries:read'),
      waiting,
    ),
  ).toBe(25)
})

test('every key leads to one screen', () => {
  const keys = screensFor(() => true).flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

const item = (to: string) => shownTo(() => true).find((one) => one.to === to) as AdminScreen
const here = (pathname: string, mayI: (permission: Permission) => boolean = () => true) =>
  shownTo(mayI).flatMap((one) => {
    const place = placeOf(pathname, one, shownTo(mayI))
    return place ? [`${one.to} ${place}`] : []
  })

test.each([
  ['/admin', '/admin page'],
  ['/admin/bookings', '/admin/bookings page'],
  ['/admin/bookings/new', '/admin/bookings within'],
  ['/admin/shipments/7', '/admin/enquiries within'],
  ['/admin/suppliers/7', '/admin/supply within'],
  ['/admin/payables/invoices', '/admin/supply within'],
  ['/admin/crew', '/admin/roster within'],
  ['/admin/content', '/admin/content page'],
  ['/admin/media/upload', '/admin/content within'],
  ['/admin/settings/general', '/admin/settings/general page'],
  ['/admin/settings/taxes', '/admin/settings/general within'],
  ['/admin/users/7', '/admin/settings/general within'],
])('%s is marked once in the sidebar: %s', (pathname, marked) => expect(here(pathname)).toEqual([marked]))

test('every list of content and its editors stand below the item of all content', () => {
  for (const { folder } of Object.values(contentMenu))
    for (const path of [`/admin/${folder}`, `/admin/${folder}/edit/1`])
      expect(here(path), path).toEqual(['/admin/content within'])
})

test('the profile and what only begins alike belong to no item', () => {
  expect(here('/admin/settings/profile/passkeys')).toEqual([])
  expect(placeOf('/admin/bookingsx', item('/admin/bookings'), [])).toBeUndefined()
})

test('a translator has the translations in the sidebar, marked by themselves; whoever writes content comes to them by it', () => {
  const translator = (permission: Permission) => may('translator', permission)
  expect(shownTo(translator).map(({ to }) => to)).toEqual(['/admin', '/admin/content', '/admin/translations'])
  expect(here('/admin/translations/fr/12', translator)).toEqual(['/admin/translations within'])
  expect(here('/admin/media', translator)).toEqual(['/admin/content within'])
  expect(here('/admin/translations/fr/12')).toEqual(['/admin/content within'])
})
