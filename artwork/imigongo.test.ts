import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imigongoCss, imigongoTiles, type TileName, tileFor, tileUri } from './imigongo.ts'
import { favicon, mark } from './mark.ts'
import { seedOf } from './seed.ts'

const names = Object.keys(imigongoTiles) as TileName[]

test.each(names)('the tile %s is a whole picture of straight cuts, at most 1.4 KB as a data URI', async (name) => {
  const svg = imigongoTiles[name]()
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' })
  for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) expect(d).toMatch(/^[MLHVZmlhvz\d\s.-]+$/)
  expect(tileUri(svg).length).toBeLessThanOrEqual(1400)
})

test('a data URI carries no raw quote, hash or bracket that would end it early', () => {
  const body = tileUri(imigongoTiles.diamond()).slice('url("'.length, -'")'.length)
  expect(body).not.toMatch(/["#<>]/)
  expect(decodeURIComponent(body.replaceAll("'", '"'))).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
})

test('the CSS gives every tile as a custom property', () => {
  for (const name of names) expect(imigongoCss()).toContain(`--tile-${name}:url("data:image/svg+xml,`)
})

test('a missing picture always gets the same tile, and different records get different ones', () => {
  expect(tileFor('nyungwe-lodge')).toBe(tileFor('nyungwe-lodge'))
  const chosen = new Set(['akagera', 'kivu', 'huye', 'musanze', 'rubavu', 'karongi', 'nyanza'].map(tileFor))
  expect(chosen.size).toBeGreaterThan(1)
})

test('a slug always gives the same small positive seed', () => {
  expect(seedOf('gorillas-and-the-thousand-hills')).toBe(seedOf('gorillas-and-the-thousand-hills'))
  expect(seedOf('akagera')).not.toBe(seedOf('akagera-2'))
  for (const slug of ['', 'a', 'kivu', 'ikawa-y’u-rwanda']) {
    expect(Number.isInteger(seedOf(slug))).toBe(true)
    expect(seedOf(slug)).toBeGreaterThanOrEqual(0)
  }
})

test('the mark takes the colour of its text, the favicon brings its own', async () => {
  expect(mark(24)).toContain('width="24"')
  expect(mark()).toContain('currentColor')
  expect(favicon()).not.toContain('currentColor')
  await expect(sharp(Buffer.from(favicon())).metadata()).resolves.toMatchObject({ format: 'svg' })
})
