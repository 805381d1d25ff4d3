import { sql } from 'kysely'
import { expect, test } from 'vitest'
import countries from '#db/reference/countries.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import { addGuides } from '#features/places/add-guides.server.ts'
import { isSold } from '#features/places/park-status.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { findCountry, findPark, listCountries, listParks, listVisitorFees } from '#features/places/reads.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moneyText, usd } from '#values/money.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
const site = await openSite(ctx)

async function read(path: string) {
  const response = await fetch(site + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('Location'), page: await response.text() }
}

const thingsOf = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? '{}'))

test('every park of the reference has a page with the contents of its own row and guide', async () => {
  expect((await listParks(ctx.db)).map(({ id }) => id).sort()).toEqual(parks.map(({ id }) => id).sort())
  for (const { id, name, status, lat, lng } of parks) {
    const { status: answer, page } = await read(parkHref(id))
    expect(answer, id).toBe(200)
    const thing = thingsOf(page).find((one) => one['@type'] === 'TouristAttraction')
    expect(thing?.geo, id).toMatchObject({ latitude: lat, longitude: lng })
    expect(thing?.name).toBe(name)
    expect(page.includes('note bad first'), id).toBe(!isSold(status))
    expect(page.includes('We charge this'), id).toBe(
      isSold(status) && [...(await listVisitorFees(ctx.db)).values()].some(({ parkId }) => parkId === id),
    )
  }
})

test('what a park’s page charges is what a booking is charged', async () => {
  for (const fee of (await listVisitorFees(ctx.db)).values()) {
    if (!fee.parkId || fee.parkId === 'virunga') continue
    const { page } = await read(parkHref(fee.parkId))
    expect(page, fee.id).toContain(fee.name)
    for (const minor of [fee.foreignMinor, fee.residentMinor, fee.eacMinor]) {
      if (minor) expect(page, fee.id).toContain(moneyText(usd(minor)))
    }
  }
})

test('a hotel near a park costs there what it costs on its own page, with taxes', async () => {
  const { page } = await read('/akagera-national-park')
  const [, sleep = ''] = /id="sleep">(.*?)<\/section>/s.exec(page) ?? []
  const hotels = [...sleep.matchAll(/href="(\/hotel-details\/[^"]+)".*?(\$[\d,.]+)/gs)]
  expect(hotels.length).toBeGreaterThan(1)
  for (const [, path = '', price = ''] of hotels) expect((await read(path)).page, path).toContain(price)
})

test('a park has one address: any other leads to it, and what is no park is not found', async () => {
  expect(await read('/parks/akagera')).toMatchObject({ status: 301, location: '/akagera-national-park' })
  expect(await read('/parks/volcanoes')).toMatchObject({ status: 301, location: '/volcanoes-national-park' })
  expect(await read('/parks/Serengeti')).toMatchObject({ status: 301, location: '/parks/serengeti' })
  expect(await read('/RWANDA')).toMatchObject({ status: 301, location: '/rwanda' })
  expect(await read('/parks/serengeti/')).toMatchObject({ status: 301, location: '/parks/serengeti' })
  for (const odd of ['/parks/atlantis', '/parks/%C3%A9', `/parks/${'x'.repeat(3_000)}`, "/parks/'--"]) {
    expect((await read(odd)).status, odd.slice(0, 40)).toBe(404)
  }
})

test('a park’s page visited inside the browser has the same data as the page', async () => {
  for (const path of ['/akagera-national-park', '/parks/serengeti', '/rwanda', '/dr-congo']) {
    expect((await read(`${path}.data`)).status, path).toBe(200)
  }
})

test('every country has a page at its name, with its parks, its rules and its advisory', async () => {
  expect((await listCountries(ctx.db)).map(({ id }) => id)).toEqual(countries.map(({ id }) => id))
  for (const { id, name, advisory } of countries) {
    const { status, page } = await read(`/${id}`)
    expect(status, id).toBe(200)
    if (advisory) expect(page).toContain(advisory.replaceAll("'", '&#x27;'))
    for (const park of parks.filter(({ countryId }) => countryId === id))
      expect(page, park.id).toContain(`href="${parkHref(park.id)}"`)
    for (const rule of ['visa', 'yellow-fever', 'malaria', 'safety', 'money', 'plastic', 'drones']) {
      expect(page, `${id} ${rule}`).toContain(`id="${rule}"`)
    }
    expect(thingsOf(page).find((one) => one['@type'] === 'TouristDestination')?.name).toBe(name)
  }
})

test('no dates are offered in a country whose parks are all closed', async () => {
  expect((await read('/dr-congo')).page).not.toContain('id="dates"')
  expect((await read('/rwanda')).page).toContain('id="dates"')
})

test('the departures of a country’s page enter that country', async () => {
  const { page } = await read('/kenya')
  const [, shown = ''] = /id="dates"[^>]*>(.*?)<\/section>/s.exec(page) ?? []
  expect(shown).toContain('href="/departure-details/')
  expect(shown).not.toContain('/departure-details/an-hour-with-the-gorillas')
})

test('the list of parks shows all, or those of one country; another word is left out', async () => {
  const posters = (page: string) => page.match(/<article/g)?.length
  expect(posters((await read('/parks')).page)).toBe(31)
  expect(posters((await read('/parks?country=burundi')).page)).toBe(3)
  for (const odd of ['zz', '%C3%A9', 'x'.repeat(3_000), "rwanda'--"]) {
    expect(posters((await read(`/parks?country=${odd}`)).page), odd.slice(0, 20)).toBe(31)
  }
})

test('the maps of countries and parks are files too', async () => {
  for (const { id } of countries) expect((await read(`/scenes/map-${id}.svg`)).page).toContain('class="rw"')
  expect((await read('/scenes/park-kibira.svg')).page).toContain('Kibira')
  expect((await read('/scenes/park-atlantis.svg')).status).toBe(404)
})

test('guides are added where they are missing, and what staff have written stays', async () => {
  const park = await findPark(ctx.db, 'nyungwe')
  const country = await findCountry(ctx.db, 'rwanda')
  if (!park || !country) throw new Error('Nyungwe and Rwanda have guides')
  await sql.raw(`update park_guides set guide = jsonb_set(guide, '{lede}', '"Ours."') where park_id = 'nyungwe'`).execute(ctx.db)
  await sql.raw(`delete from country_guides where country_id = 'rwanda'`).execute(ctx.db)
  await ctx.db.transaction().execute((tx) =>
    addGuides(ctx, tx, {
      countries: [{ countryId: 'rwanda', guide: country.guide }],
      parks: [{ parkId: 'nyungwe', guide: park.guide }],
    }),
  )
  expect((await findPark(ctx.db, 'nyungwe'))?.guide.lede).toBe('Ours.')
  expect((await findCountry(ctx.db, 'rwanda'))?.guide).toEqual(country.guide)
})

test('a country or park without a guide has no page', async () => {
  await sql.raw(`delete from park_guides where park_id = 'ruvubu'`).execute(ctx.db)
  await sql.raw(`delete from country_guides where country_id = 'burundi'`).execute(ctx.db)
  expect(await findPark(ctx.db, 'ruvubu')).toBeUndefined()
  expect(await findCountry(ctx.db, 'burundi')).toBeUndefined()
  expect((await read('/parks/ruvubu')).status).toBe(404)
})
