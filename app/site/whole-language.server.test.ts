import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { listTextRows, textKinds } from '#features/content-kinds/text-rows.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { keepRoomNights } from '#features/hotels/keep-room-nights.server.ts'
import { freezeTerms } from '#features/translations/freeze-terms.server.ts'
import { listPublicEntries } from '#features/translations/reads.server.ts'
import type { TranslationTables } from '#features/translations/tables.ts'
import { adoptContent, loadContent, loadDemo } from '#server/start/first-start.ts'
import { contact, heldOrder, marit, seatsOn, trekFrom } from '#tests/support/cast.ts'
import { hireStep, pricedAt } from '#tests/support/first-steps.ts'
import { openSite } from '#tests/support/open-site.ts'
import { pagesInLanguages } from '#tests/support/pages-in-languages.ts'
import { accented, pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { setBookingCookie } from '../shared/booking-cookie.server.ts'
import { regionPins } from '../shared/maps/region-pins.ts'
import { sources } from '../words/sources.server.ts'

const { ctx, runJobs } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
await runJobs()

const texts = new Map(textKinds.flatMap(({ name, texts: of }) => (of?.length ? [[name, of] as const] : [])))
const written = [
  ...(await listPublicEntries(ctx.db, [...texts.keys()])),
  ...(await listTextRows(ctx.db, [...texts.keys()], ctx.clock.now())),
]
const units = written.flatMap(({ kind, content }) => unitsOf(content, texts.get(kind) ?? []).map((unit) => ({ kind, ...unit })))
const inPseudo = (text: string) =>
  text
    .split(/(\]\([^)]*\))/)
    .map((part) => (part.startsWith('](') ? part : accented(part)))
    .join('')
const at = ctx.clock.now()
const rows = [...new Map(units.map((unit) => [`${unit.kind} ${unit.hash}`, unit])).values()].map(({ kind, hash, text }) => ({
  ...{ kind, language: pseudo, hash, approved: inPseudo(text), approved_at: at, approved_by: 'Diane Uwase' },
  ...{ draft: null, draft_by: null, edited_at: at, editor: 'Diane Uwase' },
}))
for (let from = 0; from < rows.length; from += 1000)
  await ctx.db
    .withTables<TranslationTables>()
    .insertInto('translations')
    .values(rows.slice(from, from + 1000))
    .execute()
await freezeTerms(ctx)

const site = await openSite(ctx, { words: openSiteWords(sources, [pseudoTranslations(sources)]) })

/** Names of record, and the phrases of a table, are no English. */
const isName = (place: string) => /(^|\.)(airstrip|via)$|\.rows\.\*\.\*$/.test(place)
const onMapOfRegion = new Set(regionPins.map(({ name }) => name))
const english = new Map(
  units
    .filter(({ text, place }) => !isName(place) && !onMapOfRegion.has(text) && /\p{L}+ \p{L}+/u.test(text))
    .map(({ text, kind, place }) => [text, `${kind} ${place}`]),
)

/** Results of the search come from its index, which these translations, inserted past their action, have not reached. */
const pages = pagesInLanguages.filter((page) => !page.startsWith('/search'))

/** The English texts of staff's that a page shows, each with its kind and place. */
function englishOf(html: string): string[] {
  const lines = html
    // What the drawing of land names by itself, such as lakes, is nobody's text.
    .replace(/<(script|style)[\s\S]*?<\/\1>|<text class="q"[^>]*>[^<]*/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
  return [...new Set(lines.flatMap((line) => (english.has(line) ? [`${english.get(line)}: ${line}`] : [])))]
}

test.each(pages)('%s shows no English of what is translated', async (path) => {
  expect(englishOf(await (await fetch(`${site}/${pseudo}${path}`)).text())).toEqual([])
})

/** What the lines of the prices on a page are called and why, and its sums: the heads of the rows of their tables. */
const rowHeads = (html: string) =>
  (html.match(/<table class="(?:num|table stacked)"[\s\S]*?<\/table>/g) ?? []).flatMap((table) =>
    Array.from(table.matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>/g), ([, head = '']) => head.replace(/<[^>]+>/g, ' ')),
  )

test('the lines of a price are in the language of the page: where it is shown first, on the page of a booking, and where it is changed', async () => {
  await keepRoomNights(ctx)
  const [departure] = await listDepartures(ctx.db, { now: at, packageSlug: 'an-hour-with-the-gorillas' })
  const slug = departure?.slug ?? ''
  const booking = await heldOrder(ctx, { ...seatsOn(slug), extras: [{ id: 'trek-porter', quantity: 1 }] }, [marit, marit])
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')
  const own = `/bookings/${booking.reference}`
  const change = { intent: 'look', departure: slug, comfort: 'lodge', singleRooms: '0', 'off.p2': 'on' }
  const firstShown = [
    `/booking?departure=${slug}&travellers=2`,
    '/package-details/an-hour-with-the-gorillas',
    '/kibeho-pilgrimage-package',
    '/hotel-details/imisozi-terrace-kigali?from=2027-06-14&to=2027-06-18',
    '/car-hire-rates?car=prado-tx&days=10&fromDay=2027-06-14&to=kabale',
  ]
  const headers = { cookie, Origin: ctx.config.publicUrl }
  const headsOf = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site + path, { headers, ...init })
    expect(answer.status, path).toBe(200)
    return rowHeads(await answer.text())
  }
  const changed = { method: 'POST', body: new URLSearchParams(change) }
  for (const [path, init] of [...firstShown.map((one) => [one] as const), [own] as const, [`${own}/change`, changed] as const]) {
    const heads = await headsOf(`/${pseudo}${path}`, init)
    expect(heads.length, path).toBeGreaterThan(1)
    // Every word is accented, so no plain vowel is left.
    expect(heads.filter((head) => /[aceinouy]/.test(head.replaceAll('&#x27;', '’')))).toEqual([])
  }
  expect((await headsOf(own)).join()).toContain('A porter for one trek Once for the booking')
})

test('the steps of a booking and its change show no English of what is translated', async () => {
  const [departure] = await listDepartures(ctx.db, { now: at, packageSlug: 'an-hour-with-the-gorillas' })
  const order = seatsOn(departure?.slug ?? '')
  const draft = await startDraft(ctx, { order, party: [marit, marit] })
  if (!draft.done) throw new Error('No draft')
  await answerDraft(ctx, (await findDraft(ctx.db, draft.value))?.id ?? '', { contact })
  const booking = await heldOrder(ctx, order, [marit, marit])
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')
  for (const path of [
    `/booking/${draft.value}/travellers`,
    `/booking/${draft.value}/extras`,
    `/bookings/${booking.reference}/change`,
  ]) {
    const answer = await fetch(`${site}/${pseudo}${path}`, { headers: { cookie }, redirect: 'manual' })
    expect(answer.status, path).toBe(200)
    expect(englishOf(await answer.text())).toEqual([])
  }
})

test('what a booking has on request is said in the language of the page, where it is chosen and on the page of the booking', async () => {
  const order = { ...trekFrom('2027-06-14'), package: 'gorillas-and-the-thousand-hills', comfort: 'lodge' as const }
  const draft = await startDraft(ctx, { order, party: [marit, marit] })
  if (!draft.done) throw new Error('No draft')
  await answerDraft(ctx, (await findDraft(ctx.db, draft.value))?.id ?? '', { contact, message: '' })
  const booking = await heldOrder(ctx, order, [marit, marit])
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')
  const beds = 'Beds on the road and a guide'
  for (const path of [`/booking/${draft.value}/payment`, `/bookings/${booking.reference}`]) {
    const html = async (at: string) => {
      const answer = await fetch(site + at, { headers: { cookie }, redirect: 'manual' })
      expect(answer.status, at).toBe(200)
      return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    }
    const [own, english] = [await html(`/${pseudo}${path}`), await html(path)]
    expect(english).toContain(beds)
    expect(own).toContain(accented(beds))
    expect(own).not.toMatch(/Beds on the road|Gorilla permit/)
  }
})

test('a hire with a driver is called in the language of the page, from its first step to its booking', async () => {
  await keepVehicleDays(ctx)
  const hours = { from: '2027-06-14T09:00', to: '2027-06-18T09:00' }
  const car = { vehicleClass: 'prado-tx', vehicles: 1, withDriver: true, driver: null, abroad: [], extras: [], code: null }
  const started = await startDraft(ctx, { order: { kind: 'hire', ...hours, ...car }, party: [marit] })
  if (!started.done) throw new Error(JSON.stringify(started.refusal))
  for (const path of [pricedAt(hireStep('2027-06-14')), `/booking/${started.value}/travellers`]) {
    const answer = await fetch(`${site}/${pseudo}${path}`)
    expect(answer.status, path).toBe(200)
    expect((await answer.text()).replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/with driver/)
  }
})
