import fc from 'fast-check'
import { expect, test } from 'vitest'
import { styles } from './package.ts'
import { lengths, type PackageFilter, packageSorts, packagesHref, readPackageFilter } from './package-filter.ts'

const read = (query: string) => readPackageFilter(new URLSearchParams(query))

test('an address without a question asks for everything in our order', () => {
  expect(read('')).toEqual({ sort: 'recommended', page: 1 })
})

test('every part of an address is read', () => {
  expect(
    read('country=rwanda&park=volcanoes&style=gorillas&length=week&budget=5000&month=7&fitness=3&sort=price&page=2'),
  ).toEqual({
    country: 'rwanda',
    park: 'volcanoes',
    style: 'gorillas',
    length: 'week',
    budget: 5000,
    month: 7,
    fitness: 3,
    sort: 'price',
    page: 2,
  })
})

test('the edges of a number are inside and what lies beyond them is left out', () => {
  expect(read('month=1&fitness=5&budget=1&page=9999')).toMatchObject({ month: 1, fitness: 5, budget: 1, page: 9999 })
  expect(read('month=12&fitness=1')).toMatchObject({ month: 12, fitness: 1 })
  expect(read('month=13&fitness=6&budget=0&page=0')).toEqual({ sort: 'recommended', page: 1 })
  expect(read('month=0&fitness=0&page=10000')).toEqual({ sort: 'recommended', page: 1 })
})

test('what is no whole number is left out', () => {
  for (const text of ['-1', '1.5', '1e3', '+3', ' 3', '0x3', 'NaN', 'Infinity', '٣', '99999999', ''])
    expect([text, read(new URLSearchParams({ budget: text }).toString())]).toEqual([text, { sort: 'recommended', page: 1 }])
})

test('words that the list does not know are left out, also those that every object has', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'Gorillas', 'gorillas ', '"><script>'])
    expect([word, read(new URLSearchParams({ style: word, length: word, sort: word }).toString())]).toEqual([
      word,
      { sort: 'recommended', page: 1 },
    ])
})

test('a country or park is an id, or it is left out', () => {
  for (const text of ['Rwanda', 'rwanda;', "rwanda' or 1=1", '../etc', 'a'.repeat(61), '\0', 'rwanda\n'])
    expect([text, read(new URLSearchParams({ country: text, park: text }).toString())]).toEqual([
      text,
      { sort: 'recommended', page: 1 },
    ])
})

test('whatever stands in the address, it is read without a fault and into known values', () => {
  const names = fc.constantFrom(
    'country',
    'park',
    'style',
    'length',
    'budget',
    'month',
    'fitness',
    'sort',
    'page',
    '__proto__',
    'x',
  )
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.integer().map(String),
    fc.constantFrom(...styles, '%', '%E0%A4', '\ud800'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 12 }), (parts) => {
      const filter = readPackageFilter(new URLSearchParams(parts))
      expect(packageSorts).toContain(filter.sort)
      expect(filter.page).toBeGreaterThanOrEqual(1)
      if (filter.style !== undefined) expect(styles).toContain(filter.style)
      if (filter.country !== undefined) expect(filter.country).toMatch(/^[a-z0-9-]+$/)
      for (const number of [filter.page, filter.budget, filter.month, filter.fitness])
        expect(number === undefined || Number.isSafeInteger(number)).toBe(true)
    }),
  )
})

const filters: fc.Arbitrary<PackageFilter> = fc.record(
  {
    country: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
    park: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
    style: fc.constantFrom(...styles),
    length: fc.constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[])),
    budget: fc.integer({ min: 1, max: 9_999_999 }),
    month: fc.integer({ min: 1, max: 12 }),
    fitness: fc.integer({ min: 1, max: 5 }),
    sort: fc.constantFrom(...packageSorts),
    page: fc.integer({ min: 1, max: 9999 }),
  },
  { requiredKeys: ['sort', 'page'] },
)

test('the address of a filter is read as that filter', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const href = packagesHref(filter, { page: filter.page })
      expect(readPackageFilter(new URL(href, 'http://localhost').searchParams)).toEqual(filter)
    }),
  )
})

test('what is usual is not said, so each view has one address', () => {
  expect(packagesHref({ sort: 'recommended', page: 1 }, {})).toBe('/packages')
  expect(packagesHref({ sort: 'price', page: 1 }, {})).toBe('/packages?sort=price')
})

test('any change but the page’s goes to the first page', () => {
  const filter: PackageFilter = { style: 'gorillas', sort: 'price', page: 4 }
  expect(packagesHref(filter, { month: 7 })).toBe('/packages?style=gorillas&sort=price&month=7')
  expect(packagesHref(filter, { page: 5 })).toBe('/packages?style=gorillas&sort=price&page=5')
})

test('a part is taken away by naming nothing for it', () => {
  expect(packagesHref({ style: 'gorillas', month: 7, sort: 'recommended', page: 1 }, { style: undefined })).toBe(
    '/packages?month=7',
  )
})
