import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findPackage } from '#features/packages/reads.server.ts'
import { fromPriceOn } from '#features/pricing/packages/from-price.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moneyText } from '#values/money.ts'
import { cardWords } from '../../words/card.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { priceParts } from './price-parts.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const site = await openSite(ctx)
const pageAt = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' })
  return { status: answer.status, leads: answer.headers.get('Location'), html: await answer.text() }
}

test('the parts of a price come to the price, and what is passed on is its permits and park fees', async () => {
  const partsOf = async (slug: string) => {
    const found = await findPackage(ctx.db, slug)
    return found && priceParts({ found, startsOn: '2027-02-16', settings: defaultSettings, now: ctx.clock.now() })
  }
  const villages = await partsOf('villages-below-the-volcanoes')
  expect(villages?.passedOn.minor).toBe(0)
  const trek = await partsOf('an-hour-with-the-gorillas')
  expect(trek?.passedOn.minor).toBe(150_000)
  for (const parts of [villages, trek]) {
    if (!parts) throw new Error('There is no price')
    expect(parts.passedOn.minor + parts.tax.minor + parts.rest.minor).toBe(parts.each.minor)
    // 18% of the own price, inside it.
    const inside = ((parts.each.minor - parts.passedOn.minor) * 18) / 118
    expect(Math.abs(parts.tax.minor - inside)).toBeLessThanOrEqual(1)
  }
})

test('the page of one thing leads to its list where nothing is named, with the same code for every kind', async () => {
  const lists = { '/community/details': '/community', '/package-details': '/packages', '/hotel-details': '/hotels' }
  for (const [path, leads] of Object.entries(lists)) expect(await pageAt(path)).toMatchObject({ status: 301, leads })
})

test('a visit without an id leads to the list, one that does not exist is missing', async () => {
  expect(await pageAt('/community/details')).toMatchObject({ status: 301, leads: '/community' })
  for (const id of ['nope', 'constructor', "'--", 'x'.repeat(1_000)])
    expect((await pageAt(`/community/details?id=${id}`)).status, id.slice(0, 20)).toBe(404)
})

test('a visit shows its fee with the year, and how to request it', async () => {
  const { status, html } = await pageAt('/community/details?id=imigongo')
  expect(status).toBe(200)
  expect(html).toContain('Typically $25 a person, as of 2025')
  expect(html).toContain('/tailor-made?about=imigongo')
})

test('a visit abroad shows first the advice on safety in its country', async () => {
  const { html } = await pageAt('/community/details?id=gishora-drums')
  expect(html.indexOf('closed since 11 January 2024')).toBeLessThan(html.indexOf('What it is'))
})

test('a kind narrows the list; an unknown one shows all, and one without visits has a message', async () => {
  const rowsAt = async (query: string) =>
    (await pageAt(`/community${query}`)).html.match(/\/community\/details\?id=/g)?.length ?? 0
  const all = await rowsAt('')
  expect(await rowsAt('?kind=lake')).toBeLessThan(all)
  expect(await rowsAt(`?kind=${'x'.repeat(1_000)}`)).toBe(all)
  expect((await pageAt('/community?kind=education')).html).toContain('No visits of this kind at present.')
})

test('the luxury page shows each journey’s price in luxury rooms, and leads to the page on which they are chosen', async () => {
  const { status, html } = await pageAt('/luxury')
  expect(status).toBe(200)
  expect(html).toContain('/tailor-made?about=luxury')
  const links = [...html.matchAll(/href="(\/package-details\/([a-z-]+)[^"]*)"/g)]
  expect(links.length).toBeGreaterThan(3)
  for (const [, href, slug = ''] of links) {
    expect(href).toBe(`/package-details/${slug}?comfort=luxury`)
    const found = await findPackage(ctx.db, slug)
    const luxury = found && fromPriceOn(found.rates, '2026-11-22', 'luxury')
    if (!luxury) throw new Error(`${slug} has no price in luxury rooms`)
    const [amount, basis] = [
      moneyText(luxury.amount),
      readEnglish(cardWords).basis({ size: luxury.groupSize, comfort: 'luxury' }),
    ]
    const after = html.slice(html.indexOf(`${slug}?comfort`))
    const shown = after.match(/from(?:<!-- --> <b class="num">| )(\$[\d,.]+\d)(?:<\/b><small>| a person, )([^<]*)</)
    expect(shown?.slice(1), slug).toEqual([amount, basis])
  }
})

test('the tips have the words to greet in', async () => {
  const { status, html } = await pageAt('/community/cbt-tips')
  expect(status).toBe(200)
  expect(html).toContain('lang="rw"')
  expect(html).toContain('Muraho')
})

test('a page leaves out the section of rows that are all unpublished; with nothing to sell it says so, and where to ask', async () => {
  // Each time at addresses that no shared copy is stored of.
  const shown = async (kind: string) =>
    Object.fromEntries(
      await Promise.all(
        ['freight-quote?rows=1', `community?kind=${kind}`, `pilgrimage?package=${kind}`].map(async (path) => {
          const { status, html } = await pageAt(`/${path}`)
          const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
          const [sections, says] = [
            main.match(/id="(?:lanes|visits|feasts)"/g) ?? [],
            /is on offer at present\. <a [^>]*href="\/contact"/,
          ]
          return [path.split('?')[0], [status, sections.length, says.test(main)]]
        }),
      ),
    )
  expect(await shown('craft')).toEqual({
    'freight-quote': [200, 1, false],
    community: [200, 1, false],
    pilgrimage: [200, 1, false],
  })
  await sql`truncate freight_lanes, experiences, feasts cascade`.execute(ctx.db)
  expect(await shown('homestay')).toEqual({
    'freight-quote': [200, 0, false],
    community: [200, 0, false],
    pilgrimage: [200, 0, false],
  })
  // Its departures are nothing to this page.
  await ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from packages`.execute(tx)
  })
  expect(await shown('trail')).toEqual({
    'freight-quote': [200, 0, false],
    community: [200, 0, true],
    pilgrimage: [200, 0, true],
  })
})
