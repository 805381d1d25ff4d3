import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { consentVersion } from '#features/travellers/details.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import { bookingNow, contact, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'

const { ctx } = await testContext()
const site = await openSite(ctx)
const { secret } = ctx.config

/** A confirmed booking of four, as its visitor and as its leader open it. */
async function confirmed() {
  const { id, totalMinor } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 4)
  await paid(ctx, id, totalMinor)
  const booking = await bookingNow(ctx, id)
  const { reference } = booking
  const key = bookingKey(secret, booking)
  return { id, reference, key, leader: roomingKey(secret, booking), cookie: cookieOf(reference, key), booking }
}
const cookieOf = (reference: string, key: string) => setBookingCookie(ctx, reference, key).split(';')[0] ?? ''

type RequestInput = { cookie?: string; form?: Record<string, string>; origin?: string }
const ask = (path: string, { cookie = '', form, origin = site }: RequestInput = {}) =>
  fetch(site + path, {
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: origin },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })

// biome-ignore format: one line for each address
const addresses: [rest: string, form?: Record<string, string>][] = [
  [''], ['/change'], ['/cancel'], ['/card'], ['/travellers'], ['/travellers/1'],
  ['/documents/itinerary.pdf'], ['/calendar.ics'],
  ['', { intent: 'hold-again', agreedTotalMinor: '1' }], ['', { intent: 'accept', agreedTotalMinor: '1', method: 'card', terms: 'on' }],
  ['/change', { intent: 'look' }], ['/cancel', { agreedFeeMinor: '0', seen: '1' }], ['/card', { what: 'due' }], ['/travellers/1', { diet: 'None' }],
]
const mine = await confirmed()
const theirs = await confirmed()
const before = await confirmed()

beforeAll(async () => {
  await sql`update bookings set key_version = key_version + 1 where id = ${before.id}`.execute(ctx.db)
})

describe.each(addresses)('/bookings/…%s %j', (rest, form) => {
  const at = (reference: string) => `/bookings/${reference}${rest}`
  const closed = async (path: string, cookie = '') => {
    const response = await ask(path, { cookie, ...(form && { form }) })
    expect(response.headers.getSetCookie()).toEqual([])
    return response.status
  }

  test('opens with its own cookie alone', async () => {
    expect((await ask(at(mine.reference), { cookie: mine.cookie })).status).toBeLessThan(304)
    expect(await closed(at(mine.reference))).toBe(404)
    expect(await closed(at(mine.reference), theirs.cookie)).toBe(404)
    expect(await closed(at(mine.reference), cookieOf(mine.reference, theirs.key))).toBe(404)
    expect(await closed(at(mine.reference), cookieOf(mine.reference, ''))).toBe(404)
    expect(await closed(at('K7QM-42XD'), mine.cookie)).toBe(404)
  })

  test('is not opened by the leader’s key, in the address or in a cookie', async () => {
    expect(await closed(at(mine.reference), cookieOf(mine.reference, mine.leader))).toBe(404)
    expect(await closed(`${at(mine.reference)}?key=${mine.leader}`)).toBe(404)
    expect(await closed(`${at(mine.reference)}?key=${mine.leader}`, mine.cookie)).toBe(404)
  })

  test('is closed to every link and cookie from before the key was changed', async () => {
    expect(await closed(at(before.reference), before.cookie)).toBe(404)
    expect(await closed(`${at(before.reference)}?key=${before.key}`)).toBe(404)
  })

  test('is never cached', async () => {
    const { headers } = await ask(at(mine.reference), { cookie: mine.cookie })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })
})

test('nothing was done for those who were refused', async () => {
  expect((await bookingNow(ctx, mine.id)).version).toBe(mine.booking.version)
})

test('a key in the address becomes a cookie of this site that no script reads, and the address goes on without it', async () => {
  const { status, headers } = await ask(`/bookings/${mine.reference}/travellers?key=${mine.key}`)
  expect([status, headers.get('Location')]).toEqual([302, `/bookings/${mine.reference}/travellers`])
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/)])
  const https = { ...ctx, config: { ...ctx.config, secureCookies: true } }
  expect(setBookingCookie(https, mine.reference, mine.key)).toMatch(
    /^__Host-booking-\w{8}=[\w-]{32}; Path=\/; HttpOnly; .*; Secure$/,
  )
})

test('a file is a download: with its type, a plain file name, and no sniffing', async () => {
  const pdf = await ask(`/bookings/${mine.reference}/documents/itinerary.pdf`, { cookie: mine.cookie })
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
  expect(pdf.headers.get('Content-Disposition')).toMatch(/^inline; filename="[A-Za-z0-9-]+\.pdf"$/)
  expect(pdf.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const ics = await ask(`/bookings/${mine.reference}/calendar.ics`, { cookie: mine.cookie })
  expect(ics.headers.get('Content-Disposition')).toBe(`attachment; filename="${mine.reference}.ics"`)
  expect(await ics.text()).not.toContain(mine.key)
})

test('the calendar file of a hold is tentative until it is confirmed, and starts in the town where the journey does', async () => {
  const held = await bookingNow(ctx, (await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)).id)
  const fileOf = async (reference: string, cookie: string) =>
    (await ask(`/bookings/${reference}/calendar.ics`, { cookie })).text()
  const ofHold = await fileOf(held.reference, cookieOf(held.reference, bookingKey(secret, held)))
  expect(ofHold).toContain('STATUS:TENTATIVE')
  expect(ofHold).toContain('LOCATION:Kigali')
  expect(await fileOf(mine.reference, mine.cookie)).toContain('STATUS:CONFIRMED')
})

describe('the leader’s page', () => {
  const at = `/rooming/${mine.reference}?key=`

  test('opens with the leader’s key alone, and gives no cookie', async () => {
    const opened = await ask(at + mine.leader)
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []])
    expect((await ask(at + mine.key)).status).toBe(404)
    expect((await ask(at + theirs.leader)).status).toBe(404)
    expect((await ask(`/rooming/${mine.reference}`, { cookie: mine.cookie })).status).toBe(404)
    expect((await ask(`/rooming/${before.reference}?key=${before.leader}`)).status).toBe(404)
  })

  test('shows names and what is missing, and nothing else of anybody', async () => {
    const answer = {
      nationality: 'NO',
      passportName: 'MARIT ELISE SOLHEIM',
      passportNumber: 'C01822649',
      passportExpiresOn: '2031-01-01',
      diet: 'No shellfish',
      health: 'A bad knee',
      faith: 'Lutheran',
      consent: consentVersion,
      emergencyContact: 'Ola, +47 911 11 111',
      remove: [],
    } as const
    const saved = await saveTravellerDetails(ctx, {
      bookingId: mine.id,
      position: 1,
      answer: { ...answer, remove: [] },
      actor: { by: 'visitor' },
    })
    expect(saved).toMatchObject({ done: true })
    const page = await (await ask(at + mine.leader)).text()
    expect(page).toContain('Marit Elise Solheim')
    const { remove: _removed, consent: _consent, nationality: _nationality, ...given } = answer
    for (const secret of [...Object.values(given), contact.email, contact.phone, mine.key, mine.leader, mine.id])
      expect(page, secret).not.toContain(secret)
    expect(page).not.toMatch(/\$\d/)
  })

  test('its address is sent to no other site, and it is never cached', async () => {
    const { headers } = await ask(at + mine.leader)
    expect(headers.get('Referrer-Policy')).toMatch(/no-referrer$/)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
  })
})

test('of a traveller’s passport the page shows its last characters, and of the notes only that there are some', async () => {
  const page = await (await ask(`/bookings/${mine.reference}/travellers/1`, { cookie: mine.cookie })).text()
  expect(page).toContain('2649')
  for (const sealed of ['C01822649', 'A bad knee', 'Lutheran', '911 11 111']) expect(page).not.toContain(sealed)
})

test('no form is taken from another site', async () => {
  const posted = ['/booking', '/booking/journey', '/booking/pilgrims', '/booking/hire', '/hotel-booking', '/quotes', '/bookings']
  const own = addresses.filter(([, form]) => form).map(([rest]) => `/bookings/${mine.reference}${rest}`)
  for (const path of [...posted, ...own, '/admin/login', `/admin/bookings/${mine.id}`, '/api/card/webhook'])
    for (const origin of ['https://evil.example', 'null', `${site}.evil.example`])
      expect([path, (await ask(path, { cookie: mine.cookie, form: { x: '1' }, origin })).status]).toEqual([path, 403])
})
