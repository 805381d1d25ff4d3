import { expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { packageProblems, pictureProblems } from './package-checks.ts'
import { PackageSchema, type WrittenPackage } from './package-content.ts'

const whole = PackageSchema.parse(demoPackages.find(({ slug }) => slug === 'gorillas-and-the-thousand-hills'))
const ids = demoPackages.flatMap(({ days }) => days.flatMap(({ from, to, night }) => [from, to, ...(night ? [night.place] : [])]))
const known = {
  countries: new Set(demoPackages.flatMap(({ countries }) => countries)),
  parks: new Set(demoPackages.flatMap(({ parks }) => parks)),
  places: new Set(ids),
  hotels: new Set(demoPackages.flatMap(({ days }) => days.flatMap(({ night }) => night?.hotel ?? []))),
  fees: new Set(demoPackages.flatMap(({ fees }) => fees.map(({ feeId }) => feeId))),
}
const graves = (change: Partial<WrittenPackage>) =>
  packageProblems({ ...whole, ...change }, known)
    .filter(({ grave }) => grave)
    .map(({ path, reason }) => `${path} ${reason}`)

test.each(
  demoPackages.map((content) => [content.slug, content] as const),
)('nothing grave stands against %s', (_slug, content) => {
  const written = PackageSchema.parse(content)
  expect(packageProblems(written, known).filter(({ grave }) => grave)).toEqual([])
})

test('on sale without a price, or with a season that has none, it does not go out', () => {
  expect(graves({ prices: [] })).toEqual(['prices no-price'])
  const [comfort] = whole.comforts
  const without = whole.prices.filter((price) => price.comfort !== comfort?.comfort || price.season !== 'high')
  expect(graves({ prices: without, highSeasons: [{ from: '06-01', to: '08-31' }] })).toEqual(['prices season-without-price'])
})

test('the smallest group it takes needs a price, and a comfort that has prices needs its words', () => {
  const [first] = whole.comforts
  if (!first) throw new Error('The demo describes no comfort')
  expect(
    graves({ prices: whole.prices.map((price) => ({ ...price, groupSize: price.groupSize + whole.groupMin })) }),
  ).not.toEqual([])
  expect(graves({ comforts: whole.comforts.slice(1) })).toContain('comforts comfort-not-described')
})

test('what is not sold needs no price', () => {
  expect(graves({ prices: [], bookable: false })).toEqual([])
})

test('what it names has to be in the catalogue, and a fee is asked on a day that it has, once', () => {
  const [day] = whole.days
  if (!day) throw new Error('The demo has no days')
  expect(graves({ parks: ['atlantis'] })).toEqual(['parks not-in-catalogue'])
  expect(graves({ days: [{ ...day, night: { place: day.to, hotel: 'no-such' } }, ...whole.days.slice(1)] })).toEqual([
    'days.0.night not-in-catalogue',
  ])
  const fee = { feeId: [...known.fees][0] ?? '', day: 1, quantity: 1 }
  expect(graves({ fees: [fee, fee] })).toEqual(['fees.1.feeId fee-twice'])
  expect(graves({ fees: [{ ...fee, day: 61 }] })).toEqual(['fees.0.day beyond-the-last-day'])
})

test('a day that begins where the last one did not end is shown, and does not stop it', () => {
  const days = whole.days.map((day, at) => (at === 1 ? { ...day, from: whole.days.at(-1)?.to ?? day.from } : day))
  expect(packageProblems({ ...whole, days }, known).some(({ grave }) => grave)).toBe(false)
})

test('a photograph that is gone or has no words stands against it', () => {
  const words = new Map([
    ['a', 'A hill'],
    ['b', ''],
  ])
  const days = [{ pictures: ['a'] }, { pictures: ['a', 'b'] }]
  const found = pictureProblems({ cover: 'c', pictures: ['a', 'b', 'c'], days }, words)
  expect(found.map(({ path, reason }) => [path, reason])).toEqual([
    ['cover', 'picture-gone'],
    ['pictures.1', 'picture-without-words'],
    ['pictures.2', 'picture-gone'],
    ['days.1.pictures.1', 'picture-without-words'],
  ])
})

test('a package whose days end elsewhere in no time does not go out; a walk among drives is shown', () => {
  const all = (drive: { driveMinutes: number; driveKm: number }) => whole.days.map((day) => ({ ...day, ...drive }))
  const nowhere = all({ driveMinutes: 0, driveKm: 0 })
  const moving = nowhere.flatMap(({ from, to }, at) => (from === to ? [] : [`days.${at}.driveMinutes drive-missing`]))
  expect(moving.length).toBeGreaterThan(1)
  expect(graves({ days: nowhere })).toEqual(moving)
  const [first, ...rest] = whole.days
  const walk = { ...rest[0], driveMinutes: 0, driveKm: 0 } as (typeof rest)[number]
  const days = [
    ...(first ? [{ ...first, driveMinutes: 90 }] : []),
    { ...walk, to: first?.from ?? '', from: 'elsewhere' },
    ...rest.slice(1),
  ]
  const missing = packageProblems({ ...whole, days }, known).find(({ reason }) => reason === 'drive-missing')
  expect(missing).toMatchObject({ path: 'days.1.driveMinutes', grave: false })
})
