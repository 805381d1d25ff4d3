import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findEntriesLike } from '#features/content/reads-search.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { may, type Role, roles } from '#features/staff/permissions.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { findTrip } from '#features/trips/reads.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple } from '#tests/support/trip-parts.ts'
import { loader as page } from './search.tsx'
import { loader as json } from './search-json.ts'
import type { Found } from './search-result.ts'

const { ctx } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const { slug } = await gorillaTrek(ctx, { seats: 12 })
const { id, reference } = await heldBooking(ctx, slug, 2)

async function find(role: Role, query: string): Promise<Found> {
  const response = await json(args(`/admin/search.json?${query}`, { cookie: cookies[role] ?? '' }))
  return (await response.json()) as Found
}
const groupsOf = ({ groups }: Found) => groups.map((group) => group.id)
const placesOf = ({ groups }: Found) => groups.flatMap(({ items }) => items.map(({ to }) => to))

const routes: [path: string, run: (parts: RequestParts) => unknown][] = [
  ['/admin/search', (parts) => page(args('/admin/search?q=solheim', parts))],
  ['/admin/search.json', (parts) => json(args('/admin/search.json?q=solheim', parts))],
]
describe.each(routes)('%s', (_path, run) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login/) })
  })
  test.each(roles)('as %s', async (role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: 200 })
  })
})

test('a booking is found by its reference, its lead and its address, and its travellers by their names', async () => {
  const booking = await findBooking(ctx.db, id)
  for (const typed of [reference, reference.slice(0, 4).toLowerCase(), booking?.leadName, booking?.email])
    expect(placesOf(await find('sales', `q=${encodeURIComponent(typed ?? '')}`))).toContain(`/admin/bookings/${id}`)
  const named = await find('sales', 'q=Solheim')
  expect(groupsOf(named)).toEqual(expect.arrayContaining(['bookings', 'travellers']))
})

test('a booking and its customer are found by its phone number, as it is written at home or abroad', async () => {
  const { id: other } = await heldBooking(ctx, slug, 1)
  await sql`update bookings set phone = '+250 788 300 412' where id = ${other}`.execute(ctx.db)
  for (const typed of ['0788 300 412', '+250788300412', '300412'])
    expect(placesOf(await find('sales', `q=${encodeURIComponent(typed)}`))).toEqual([
      `/admin/bookings/${other}`,
      `/admin/customers/${other}`,
    ])
  await sql`update bookings set phone = '0788 300 412' where id = ${other}`.execute(ctx.db)
  expect(placesOf(await find('sales', `q=${encodeURIComponent('+250788300412')}`))).toContain(`/admin/bookings/${other}`)
  expect(placesOf(await find('sales', 'q=788300413'))).toEqual([])
  expect(placesOf(await find('editor', 'q=0788300412'))).toEqual([])
})

test('settings are found by their titles and what is begun by its name, for who may', async () => {
  expect(placesOf(await find('owner', 'q=reply-to'))).toContain('/admin/settings/answers')
  expect(placesOf(await find('owner', 'q=hold'))).toContain('/admin/settings/holds')
  expect(placesOf(await find('sales', 'q=reply-to'))).toEqual([])
  expect(placesOf(await find('sales', 'q=new+b'))).toEqual(['/admin/bookings/new'])
  expect(placesOf(await find('sales', 'q=task'))).toContain('/admin/tasks/new')
  expect(placesOf(await find('read-only', 'q=new+b'))).toEqual([])
})

test('nobody is answered from what their role may not see', async () => {
  const editor = await find('editor', 'q=solheim')
  expect(
    groupsOf(editor).filter((group) => ['bookings', 'travellers', 'enquiries', 'emails', 'departures'].includes(group)),
  ).toEqual([])
  expect(groupsOf(await find('editor', 'q=gorilla'))).not.toContain('departures')
  expect(groupsOf(await find('sales', 'q=gorilla'))).toContain('departures')
  expect(placesOf(await find('editor', 'q=team'))).not.toContain('/admin/users')
  expect(placesOf(await find('owner', 'q=team'))).toContain('/admin/users')
})

test('whoever may read bookings finds a customer by name or address, once, and the address of their page names nobody', async () => {
  await heldBooking(ctx, slug, 1)
  const customers = async (role: Role, query: string) =>
    (await find(role, query)).groups.find((one) => one.id === 'customers')?.items
  for (const query of ['q=marit+elise', 'q=MARIT%40example'])
    expect(await customers('owner', query)).toEqual([
      {
        title: 'Marit Elise Solheim',
        detail: 'marit@example.no',
        to: expect.stringMatching(/^\/admin\/customers\/[0-9a-f-]{36}$/),
      },
    ])
  for (const role of roles) expect((await customers(role, 'q=solheim')) !== undefined, role).toBe(may(role, 'bookings:read'))
})

test('a trip is found by its title, its reference and its customer, by who reads trips, and is named again once it was opened', async () => {
  const text = {
    kind: 'tailor-made',
    name: 'Odile Umutoni',
    email: 'odile@example.rw',
    phone: '',
    message: 'x',
    details: {},
  } as const
  const enquiry = await sendEnquiry(ctx, text)
  if (!enquiry.done) throw new Error(enquiry.refusal.reason)
  const wanted = {
    enquiryId: enquiry.value.id,
    title: 'Slowly to the lake',
    startsOn: '2027-07-06',
    party: couple,
    from: { days: 1 },
  }
  const made = await beginTrip(ctx, wanted, null)
  const begun = made.done ? await findTrip(ctx.db, made.value.id) : undefined
  if (!begun) throw new Error('No trip was begun')
  const path = `/admin/trips/${begun.id}`
  for (const typed of [begun.reference, begun.title.slice(0, 8).toLowerCase(), begun.customer])
    for (const role of roles) {
      const found = await find(role, `q=${encodeURIComponent(typed)}`)
      expect(placesOf(found).includes(path), `${role} ${typed}`).toBe(may(role, 'trips:read'))
    }
  expect((await find('sales', `recent=${path}`)).groups[0]?.items).toEqual([
    { title: begun.title, detail: `${begun.reference}, ${begun.customer}`, to: path },
  ])
  expect(await find('editor', `recent=${path}`)).toEqual({ groups: [], count: 0 })
})

test('no group has more than five, and a letter alone asks the database nothing', async () => {
  for (let made = 0; made < 6; made++) await heldBooking(ctx, slug, 1)
  const { groups } = await find('owner', 'q=solheim')
  expect(Math.max(...groups.map(({ items }) => items.length))).toBe(5)
  expect(groupsOf(await find('owner', 'q=b'))).toEqual(['screens', 'actions', 'settings'])
  expect(groupsOf(await find('owner', 'q=%25'))).toEqual([])
})

test('what was opened last is named again, for who may see it', async () => {
  const opened = `recent=/admin/bookings/${id}&recent=/admin/bookings/00000000-0000-4000-8000-000000000000&recent=/admin/users/1`
  expect(placesOf(await find('owner', opened))).toEqual([`/admin/bookings/${id}`])
  expect(await find('editor', opened)).toEqual({ groups: [], count: 0 })
})

test('no cache stores the answer', async () => {
  const response = await json(args('/admin/search.json?q=solheim', { cookie: cookies.owner ?? '' }))
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('signs of the pattern are letters like others', async () => {
  expect(await findEntriesLike(ctx.db, '%100\\%\\_%', 5)).toEqual([])
})
