import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { formStamp } from '#features/enquiries/form-stamp.server.ts'
import { limits } from '#features/rate-limits/rate-limits.ts'
import { openSite } from '#tests/support/open-site.ts'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { keyOfMessage, linesOf, messagesOf, orderedOne, orderedTwo, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readSiteWords } from '../../words/sources.server.ts'

const { ctx, clock } = await testContext({ formLimits: true })
const trek = await suppliedTrek(ctx)
const words = await readSiteWords(ctx.log)
const site = await openSite(ctx, { words })
const secret = ctx.config.secret

beforeEach(() => sql`truncate rate_limit_hits`.execute(ctx.db))

const address = async (orderId: number, number = 1) => `/supplier-orders/${await keyOfMessage(ctx, orderId, number)}`
async function get(at: string) {
  const answer = await fetch(site + at, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
/** What a person sends who read the page for a minute. */
async function press(at: string, fields: Record<string, string>, shownMs = 60_000) {
  const shown = formStamp(secret, new Date(clock.now().getTime() - shownMs))
  const body = new URLSearchParams({ intent: 'each', more: '', shown, ...fields })
  const sent = await fetch(site + at, { method: 'POST', body, headers: { Origin: site }, redirect: 'manual' })
  return { status: sent.status, headers: sent.headers, text: await sent.text() }
}
const states = async (bookingId: string) => (await linesOf(ctx, bookingId)).map(({ state }) => state)

test('opening the page, as programs that scan mail do, changes nothing, and it is stored and indexed nowhere', async () => {
  const { bookingId, orderId } = await orderedOne(ctx, trek)
  const before = JSON.stringify([await linesOf(ctx, bookingId), await messagesOf(ctx, orderId)])
  const page = await get(await address(orderId))
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toMatch(/private, no-store/)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('referrer-policy')).toMatch(/no-referrer$/)
  expect(page.text).toContain('Room at Lodge Mutobo (FB)')
  expect(JSON.stringify([await linesOf(ctx, bookingId), await messagesOf(ctx, orderId)])).toBe(before)
})

test('a press without a field of the page, in the hidden field, too fast, or from days ago records nothing and loses nothing', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  const at = await address(orderId)
  const typed = { lines: String(lineId), [`answer-${lineId}`]: 'confirmed', [`reference-${lineId}`]: 'ZQ-TYPED' }
  const presses = [
    await press(at, { ...typed, shown: '' }),
    await press(at, { ...typed, more: 'buy' }),
    await press(at, typed, 1_000),
    await press(at, typed, 25 * 3_600_000),
    await press(at, { ...typed, lines: '' }),
    await press(at, { ...typed, lines: '999999' }),
  ]
  for (const one of presses) {
    expect(one.status).toBe(422)
    expect(one.text).toContain('press the button once more')
    expect(one.text).toContain('value="ZQ-TYPED"')
    expect(one.headers.get('cache-control')).toMatch(/no-store/)
  }
  expect((await states(bookingId))[0]).toBe('requested')
  expect((await press(at, typed)).status).toBe(303)
  expect((await states(bookingId))[0]).toBe('confirmed')
})

test('errors stand beside their fields, with all that was typed, and nothing is recorded of the other lines', async () => {
  const { bookingId, orderId, lineIds } = await orderedTwo(ctx, trek)
  const [one = 0, other = 0] = lineIds
  const at = await address(orderId)
  const lines = `${one},${other}`
  const typed = { lines, [`answer-${one}`]: 'provisional', [`reference-${one}`]: 'ZQ-1', text: 'ZQ words', reference: 'ZQ-ALL' }
  const refused = await press(at, typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(`id="field-until-${one}-error"`)
  expect(refused.text).toContain(`id="field-answer-${other}-error"`)
  expect(refused.text).toMatch(
    new RegExp(`<input[^>]*name="answer-${one}"[^>]*checked[^>]*value="provisional"|value="provisional"[^>]*checked`),
  )
  for (const text of ['value="ZQ-1"', 'ZQ words', 'value="ZQ-ALL"']) expect(refused.text).toContain(text)
  const all = await press(at, { ...typed, intent: 'all' })
  expect(all.text).toContain('Send the answers one by one')
  expect((await states(bookingId)).filter((state) => state === 'requested')).toHaveLength(2)
  expect((await press(at, { lines, intent: 'all', reference: 'LUN-9' })).status).toBe(303)
  expect((await linesOf(ctx, bookingId)).flatMap((line) => (line.state === 'confirmed' ? line.theirReference : []))).toEqual([
    'LUN-9',
    'LUN-9',
  ])
})

test('pressed twice it is answered the same; another answer is refused in words, and the page shows the first', async () => {
  const { orderId, lineId } = await orderedOne(ctx, trek)
  const at = await address(orderId)
  const yes = { lines: String(lineId), [`answer-${lineId}`]: 'confirmed', [`reference-${lineId}`]: 'M-1' }
  expect((await press(at, yes)).status).toBe(303)
  expect((await press(at, yes)).status).toBe(303)
  const no = await press(at, { ...yes, [`answer-${lineId}`]: 'declined' })
  expect(no.status).toBe(409)
  expect(no.text).toContain('the first answer stands')
  const page = (await get(at)).text
  expect(page).toContain('Confirmed, your reference M-1')
  expect(page).not.toContain('<textarea')
})

test('an amended order shows before beside after; the former link says so and shows nothing of it', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek, { travellers: 3 })
  await removeTraveller(ctx, bookingId)
  await sendAll(ctx, bookingId)
  const newer = (await get(await address(orderId, 2))).text
  expect(newer).toContain('2 adults')
  expect(newer).toContain('Before: 3 adults')
  const at = await address(orderId)
  const former = (await get(at)).text
  expect(former).toContain('There is a newer email')
  expect(former).not.toMatch(/Lodge Mutobo|Solheim|3 adults/)
  expect((await press(at, { lines: String(lineId), [`answer-${lineId}`]: 'confirmed' })).status).toBe(409)
})

test('a cancelled order says so; what is to be cancelled is a note without a form', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${bookingId}`.execute(ctx.db)
  await sendAll(ctx, bookingId)
  const former = await get(await address(orderId))
  expect(former.text).toContain('We cancelled this order')
  const note = (await get(await address(orderId, 2))).text
  expect(note).toContain('Please cancel')
  expect(note).not.toContain('<form')
  const pressed = await press(await address(orderId), { lines: String(lineId), [`answer-${lineId}`]: 'confirmed' })
  expect([pressed.status, pressed.text.includes('We cancelled this order meanwhile')]).toEqual([409, true])
})

test.each([
  ['fr', '2 adultes', 'pension complète', 'Pas disponible', 'English'],
  ['de', '2 Erwachsene', 'Vollpension', 'Nicht verfügbar', 'English'],
  ['rw', 'abantu bakuru 2', 'amafunguro atatu', 'Ntibihari', 'English'],
  ['sw', 'watu wazima 2', 'Jibu lako', 'Haipatikani', 'English'],
  ['', '2 adults', 'full board', 'Not available', 'Français'],
])('the page in the language %j says people, board and answers in it, and leads to another', async (language, ...texts) => {
  const { orderId, lineId } = await orderedOne(ctx, trek)
  const at = `${language && `/${language}`}${await address(orderId)}`
  const page = (await get(at)).text
  for (const text of texts) expect(page).toContain(text)
  const answered = await press(at, { lines: String(lineId), [`answer-${lineId}`]: 'declined' })
  expect(answered.headers.get('location')).toBe(at)
})

test('another key is no page, whatever is wrong with it, and neither is a message that needs no answer', async () => {
  const { orderId } = await orderedOne(ctx, trek)
  const { orderId: other } = await orderedOne(ctx, trek)
  const at = await address(orderId)
  const ofOther = at.replace(`/${orderId}-`, `/${other}-`)
  const wrong = [at.slice(0, -1) + (at.endsWith('A') ? 'B' : 'A'), at.replace(/-1-/, '-2-'), ofOther, '/supplier-orders/x']
  await sql`insert into supplier_messages (order_id, number, kind, method, sent_at, sent_by)
    values (${orderId}, 2, 'voucher', 'email', now(), 'Diane')`.execute(ctx.db)
  for (const one of [...wrong, await address(orderId, 2), await address(orderId, 3)]) {
    expect((await get(one)).status, one).toBe(404)
    expect((await press(one, { lines: '1' })).status, one).toBe(404)
  }
})

test('an order is answered so often in an hour, and then says when again, with what was typed', async () => {
  const { orderId, lineId } = await orderedOne(ctx, trek)
  const at = await address(orderId)
  const typed = { lines: String(lineId), [`answer-${lineId}`]: 'confirmed', [`reference-${lineId}`]: 'M-1' }
  for (let n = 0; n < limits['supplier-order'].order; n += 1) expect((await press(at, typed)).status).toBe(303)
  const limited = await press(at, typed)
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(limited.headers.get('cache-control')).toMatch(/no-store/)
})

test('neither the page nor an email of an order has a passport, a price, an address, a phone, a note or a name but the lead’s', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek, { travellers: 3 })
  await sql`update booking_travellers set first_names = 'Zebulon', family_name = case position when 1 then 'Zqlead' else 'Zqother' end,
    born_on = '1961-02-17' where booking_id = ${bookingId}`.execute(ctx.db)
  await sql`update bookings set message = 'zq-message', email = 'zebulon.zq@example.net', phone = '+47 911 22 333', version = version + 1,
    total_minor = 4907137 where id = ${bookingId}`.execute(ctx.db)
  await sql`insert into booking_events (booking_id, version, event, to_state, actor, text, at)
    values (${bookingId}, 99, 'note', 'confirmed', 'Esi', 'zq-note', now())`.execute(ctx.db)
  await sql`update supplier_order_lines set note = 'zq-note-of-line', cost_minor = 1371371, sent = sent || '{"costMinor": 1371371}'
    where id = ${lineId}`.execute(ctx.db)
  await removeTraveller(ctx, bookingId)
  await sendAll(ctx, bookingId)
  const { rows } = await sql<{ reference: string }>`select reference from bookings where id = ${bookingId}`.execute(ctx.db)
  const { rows: emails } = await sql<{ html: string; text: string; subject: string }>`
    select html, text, subject from emails where occasion like ${`supplier-order:${orderId}:%`}`.execute(ctx.db)
  expect(emails).toHaveLength(2)
  const at = await address(orderId, 2)
  const pages = [await get(at), await get(`${at}.data`), await press(at, { lines: String(lineId) })]
  await press(at, { lines: String(lineId), [`answer-${lineId}`]: 'confirmed' })
  pages.push(await get(at))
  const bytes = [...pages.map(({ text }) => text), ...emails.flatMap((email) => Object.values(email))]
  for (const all of bytes) {
    expect(all).not.toMatch(
      /zq-|Zqother|Zebulon|zebulon|1961|911 22 333|4907137|49,071|1371371|13,713|13713|150\.00|45000|costMinor/,
    )
    expect(all).not.toContain(rows[0]?.reference)
    expect(all).not.toContain(bookingId)
  }
  expect(bytes[0]).toContain('Zqlead')
})
