import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openRoads } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, clock } = await testContext({ formLimits: true })
await openRoads(ctx)
const site = await openSite(ctx)

const pieces = {
  'pieces[0].count': '4',
  'pieces[0].length': '80',
  'pieces[0].width': '60',
  'pieces[0].height': '50',
  'pieces[0].weight': '24',
}
const shipment = { ...pieces, goods: 'food', lane: 'dubai-kigali-air', from: '', to: '', mode: '', readyOn: '2027-06-14' }
const reach = { name: 'Marit Solheim', email: 'marit@example.no', phone: '', message: 'Dried mango.' }

beforeEach(async () => {
  await sql`delete from enquiries`.execute(ctx.db)
  await sql`truncate rate_limit_hits`.execute(ctx.db)
})

type StoredEnquiry = { reference: string; kind: string; name: string; state: string; details: [string, string][] }
const stored = async () =>
  (await sql<StoredEnquiry>`select reference, kind, name, state, details from enquiries`.execute(ctx.db)).rows

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${site}/freight-quote`, { method: 'POST', body, headers: { Origin: site } })
  return { status: answer.status, page: await answer.text() }
}

/** The form as somebody has it who has read it for a minute. */
async function stamped(): Promise<string> {
  const stamp = await (await fetch(`${site}/form-stamp`)).text()
  clock.advance(60_000)
  return stamp
}

test('a request is stored as an enquiry, with what the page showed, and answered with its reference', async () => {
  const { status, page } = await send({ ...shipment, ...reach, intent: 'send', shown: await stamped() })
  expect(status).toBe(200)
  const [enquiry, ...more] = await stored()
  expect(more).toEqual([])
  expect(enquiry).toMatchObject({ kind: 'freight', name: 'Marit Solheim', state: 'new' })
  expect(page).toContain(enquiry?.reference)
  const shown = (/<dl class="pairs num">.*?<\/dl>/s.exec(page)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(shown).toContain('4 × 80 × 60 × 50 cm, 24 kg each')
  expect(shown).toContain('Chargeable weight 160 kg')
  expect(shown).toContain('Planning range $400 to $592, 160 kg by air')
  expect(Object.fromEntries(enquiry?.details ?? [])).toMatchObject({
    'From and to': 'Dubai or Sharjah airport to Kigali airport',
    'Transport mode': 'by air',
    'Kind of goods': 'Food, plants, seeds',
    Pieces: '4 of 80 × 60 × 50 cm, 24 kg each',
    'Volume and weight': '0.96 m³, 96 kg',
    'Chargeable weight': '160 kg',
    'Planning range shown': '$400 to $592, 160 kg by air',
    'Ready to load on': '14 June 2027',
  })
})

test('what is missing has a message at its field, everything typed comes back, and nothing is stored', async () => {
  const { status, page } = await send({ ...shipment, ...reach, email: 'marit@', 'pieces[0].width': 'wide', intent: 'send' })
  expect(status).toBe(422)
  expect(page).toContain('Check the part after the @.')
  expect(page).toContain('Enter centimetres')
  for (const typed of ['marit@', 'wide', 'Dried mango.', '2027-06-14', '24']) expect(page).toContain(typed)
  expect(await stored()).toEqual([])
})

test('working out an estimate stores nothing, needs no name, and shows the same sum as the browser', async () => {
  const { status, page } = await send({ ...shipment, intent: 'estimate' })
  expect(status).toBe(200)
  expect(page).toContain('160 kg')
  expect(page).toContain('$400 to $592')
  expect(await stored()).toEqual([])
})

test('another row is added without losing what was typed', async () => {
  const { page } = await send({ ...shipment, rows: '2' })
  expect(page).toContain('name="pieces[1].length"')
  expect(page).toContain('value="80"')
})

test('an address fills in the form, and never a name', async () => {
  const page = await (await fetch(`${site}/freight-quote?${new URLSearchParams({ ...shipment, ...reach })}`)).text()
  expect(page).toContain('$400 to $592')
  expect(page).not.toContain('marit@example.no')
})

test('a program that fills in the hidden field gets the usual answer and is held', async () => {
  const { page } = await send({ ...shipment, ...reach, intent: 'send', shown: await stamped(), more: 'https://spam.example' })
  const [enquiry] = await stored()
  expect(enquiry).toMatchObject({ state: 'held' })
  expect(page).toContain(enquiry?.reference)
})
