import { beforeAll, expect, test } from 'vitest'
import { listPosts } from '#features/blog/reads.server.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { findPackage, listCardsBySlug } from '#features/packages/reads.server.ts'
import { findCountry, findPark, listCountries, listParks } from '#features/places/reads.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { addPhotographs, republish, showPhotographs } from '#tests/support/photographs.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usesOfPictures } from './uses-of-pictures.server.ts'

const { ctx, runJobs } = await testContext()
const [journey, hotel, post] = ['an-hour-with-the-gorillas', 'imisozi-terrace-kigali', 'what-a-gorilla-permit-buys']
const [country, park] = ['rwanda', 'akagera']
const on = { packages: [journey], hotels: [hotel], posts: [post], countries: [country], parks: [park] }
let ids: string[] = []

beforeAll(async () => {
  await loadDemo(ctx)
  await loadContent(ctx)
  await adoptEntries(ctx, entryKinds)
  ids = await addPhotographs(ctx, Array(3).fill({ width: 900, height: 600 }))
  await runJobs()
})

test('a photograph that nobody described is refused as a cover, beside its field', async () => {
  for (const [kind, slug] of [
    ['package', journey],
    ['hotel', hotel],
    ['post', post],
    ['country', country],
    ['park', park],
  ] as const)
    await expect(republish(ctx, kind, slug, () => ({ cover: 'nobodyknowsit' }))).rejects.toThrow(/"path":"cover"/)
})

test('covers, days, rooms and galleries are shown, and each is a use that names the pages to drop', async () => {
  await showPhotographs(ctx, ids, on)
  const [cover = '', second = '', third = ''] = ids
  const found = await findPackage(ctx.db, journey)
  expect(found).toMatchObject({ cover: { id: cover, crops: { x: 2, y: 2 } }, pictures: ids })
  expect(found?.itinerary.map(({ pictures }) => pictures)).toEqual([[cover], [second, third], [third]])
  expect((await listCardsBySlug(ctx.db, [journey]))[0]?.cover?.id).toBe(cover)
  expect(await findHotel(ctx.db, hotel)).toMatchObject({ coverPicture: { id: cover } })
  expect((await listPosts(ctx.db, { today: '2100-01-01' })).find(({ slug }) => slug === post)?.photo?.base).toContain(cover)
  expect(await findCountry(ctx.db, country)).toMatchObject({ cover: { id: cover }, guide: { currency: { code: 'RWF' } } })
  expect(await findPark(ctx.db, park)).toMatchObject({ cover: { id: cover } })
  const covered = (rows: readonly { id: string; cover: { id: string } | null }[]) =>
    rows.flatMap((row) => (row.cover ? [[row.id, row.cover.id]] : []))
  expect(covered(await listCountries(ctx.db))).toEqual([[country, cover]])
  expect(covered(await listParks(ctx.db))).toEqual([[park, cover]])
  const uses = await usesOfPictures(ctx.db, [cover])
  expect(uses.map(({ path, tags }) => [path, tags])).toEqual([
    [`/blog/${post}`, ['posts']],
    [`/hotel-details/${hotel}`, ['hotels', `hotel:${hotel}`]],
    [`/package-details/${journey}`, ['packages', `package:${journey}`]],
    ['/rwanda', ['places']],
    ['/akagera-national-park', ['places']],
  ])
})

test('a room and a day hold their photographs in use by themselves, and a class of cars does too', async () => {
  const [first = '', second = '', third = ''] = ids
  await republish(ctx, 'package', journey, ({ days }) => ({
    cover: null,
    pictures: [],
    days: (days as object[]).map((day) => ({ ...day, pictures: [first] })),
  }))
  await republish(ctx, 'hotel', hotel, ({ rooms }) => ({
    cover: null,
    pictures: [],
    rooms: (rooms as object[]).map((room) => ({ ...room, picture: second })),
  }))
  await republish(ctx, 'car', 'prado-tx', () => ({ picture: third }))
  await republish(ctx, 'post', post, () => ({ cover: null }))
  await republish(ctx, 'country', country, () => ({ cover: null }))
  await republish(ctx, 'park', park, () => ({ cover: null }))
  expect((await usesOfPictures(ctx.db)).map(({ picture, path }) => [picture, path])).toEqual([
    [second, `/hotel-details/${hotel}`],
    [first, `/package-details/${journey}`],
    [third, '/car-hire-rates'],
  ])
})
