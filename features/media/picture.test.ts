import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf, sizeKey } from './file-keys.ts'
import { fileNameOf } from './file-name.ts'
import { placeText, readLibraryQuery, readPlace } from './library.ts'
import { fileOf, pictureHref, readPictureName, sourceSet, widthFor, widthsOf } from './picture.ts'

test.each([
  [200, [200]],
  [320, [320]],
  [400, [320, 400]],
  [960, [320, 640, 960]],
  [1919, [320, 640, 960, 1440, 1919]],
  [1920, [320, 640, 960, 1440, 1920]],
  [4096, [320, 640, 960, 1440, 1920]],
])('a picture of %i pixels is made in %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

const picture = {
  id: 'abcdefghijkm',
  file: '0123456789ab',
  alt: '',
  credit: '',
  width: 700,
  height: 400,
  x: 0.5,
  y: 0.5,
  colour: null,
  crops: null,
}

test('every address that a page writes is read as the file that is stored', () => {
  const hash = picture.file.padEnd(64, '0')
  const keys = new Set(keysOf({ id: picture.id, hash, width: picture.width }))
  const hrefs = (['avif', 'webp', 'jpg'] as const).flatMap((format) => sourceSet(picture, format).split(', '))
  expect(hrefs).toHaveLength(9)
  for (const href of hrefs) {
    const name = readPictureName(href.split(' ')[0]?.replace('/pictures/', '') ?? '')
    expect(name && keys.has(sizeKey(name))).toBe(true)
  }
  expect(fileOf(hash)).toBe(picture.file)
})

test('the size that fills so many pixels is taken, or the widest', () => {
  expect([100, 320, 321, 650, 9_999].map((pixels) => widthFor(picture, pixels))).toEqual([320, 320, 640, 700, 700])
})

test.each([
  '',
  '..',
  'a.avif',
  'abcdefghijkm-0123456789ab-0320.avif',
  'abcdefghijkm-0123456789ab-320.svg',
  'abcdefghijkm-0123456789ab-320.avif/..',
  '../abcdefghijkm-0123456789ab-320.avif',
  'ABCDEFGHIJKM-0123456789ab-320.avif',
])('%j is the name of no picture', (name) => {
  expect(readPictureName(name)).toBeUndefined()
})

test('an address says which size it is', () => {
  expect(pictureHref(picture, 640, 'webp')).toBe('/pictures/abcdefghijkm-0123456789ab-640.webp')
})

test.each([
  ['C:\\photos\\hills.jpg', 'hills.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['new\nline.jpg', 'newline.jpg'],
  ['  ', 'picture'],
  ['', 'picture'],
  ['Ubumwe 🌄.jpg', 'Ubumwe 🌄.jpg'],
])('a file called %j is shown as %j', (given, name) => {
  expect(fileNameOf(given)).toBe(name)
})

test('whatever a file is called, its name is shown in one line of 1 to 120 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const name = fileNameOf(given)
      expect([...name].length).toBeGreaterThan(0)
      expect([...name].length).toBeLessThanOrEqual(120)
      expect(name).not.toMatch(/[\n\r\0/\\]/)
    }),
  )
})

test('a place in the list is read as it was written, and nonsense as its beginning', () => {
  const place = { at: new Date('2027-03-12T08:00:00.123Z'), id: 'abcdefghijkm' }
  expect(readPlace(placeText(place))).toEqual(place)
  expect(['', 'x', '2027-13-41T08:00:00.123Z~abcdefghijkm', "2027-03-12T08:00:00.123Z~'; drop"].map(readPlace)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what makes no sense in an address is not asked', () => {
  expect(readLibraryQuery(new URLSearchParams('show=everything&after=x'))).toEqual({ view: 'all', words: '', after: undefined })
  expect(readLibraryQuery(new URLSearchParams('show=pickable')).view).toBe('all')
  expect(readLibraryQuery(new URLSearchParams({ q: ` a\0b ${'c'.repeat(200)}` })).words).toHaveLength(100)
})
