import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropKeysOf, possibleCropKeys, sizeKey } from './file-keys.ts'
import { framePhoto } from './frame-photo.ts'
import { type Picture, readPictureName } from './picture.ts'
import { cropNames, cropOf, cropPlans, cropWidths, photoShare, shareCrop, stepsOf } from './picture-crops.ts'

const sizes = { width: fc.integer({ min: 200, max: 4096 }), height: fc.integer({ min: 200, max: 4096 }) }
const points = { x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }

test('a crop lies inside its picture, has its shape, and is as large as it can be', () => {
  fc.assert(
    fc.property(fc.record(sizes), fc.record(points), fc.constantFrom(...cropNames), (size, point, name) => {
      const { left, top, width, height } = cropOf(name, size, stepsOf(point))
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect(width === size.width || height === size.height).toBe(true)
      const { across, down } = cropPlans[name]
      expect(Math.abs(width * down - height * across)).toBeLessThanOrEqual(Math.max(across, down))
    }),
  )
})

test.each([
  [{ x: 0, y: 0.5 }, 0],
  [{ x: 0.5, y: 0.5 }, 660],
  [{ x: 1, y: 0 }, 1320],
])('with its focal point at %j a wide picture is cut from pixel %i on', (point, left) => {
  expect(cropOf('tall', { width: 2280, height: 1200 }, stepsOf(point)).left).toBe(left)
})

test('the point decides only along the axis that is cut, and so does the address', () => {
  const wide = { width: 2400, height: 1200 }
  expect(cropOf('tall', wide, { x: 1, y: 4 })).toEqual(cropOf('tall', wide, { x: 1, y: 0 }))
  expect(cropOf('tall', { width: 1000, height: 3000 }, { x: 1, y: 4 }).step).toBe(4)
})

test('a crop is made no wider than what it shows, but for the smallest', () => {
  expect(cropWidths('card', { width: 1000, height: 480 })).toEqual([320, 480])
  expect(cropWidths('tall', { width: 300, height: 300 })).toEqual([480])
})

const picture: Picture = {
  ...{ id: 'abcdefghijkm', file: '0123456789ab', alt: '', credit: '', width: 1600, height: 900, x: 1, y: 0 },
  ...{ colour: '#7a8c5d', crops: { x: 4, y: 0 } },
}
const stored = { id: picture.id, hash: picture.file.padEnd(64, '0'), width: picture.width, height: picture.height }
const keyOf = (href: string) => {
  const name = readPictureName(href.replace('/pictures/', ''))
  return name && sizeKey(name)
}

test('every address of a crop that a page writes is read as a file that is made, and deleted with its picture', () => {
  const made = cropKeysOf(stored, { x: 4, y: 0 })
  const { base, widths } = framePhoto(picture)
  const hrefs = [...widths.map((width) => `${base}${width}.avif`), shareCrop(picture) ?? '']
  expect(hrefs).toEqual([
    '/pictures/abcdefghijkm-0123456789ab-card4-320.avif',
    '/pictures/abcdefghijkm-0123456789ab-card4-480.avif',
    '/pictures/abcdefghijkm-0123456789ab-card4-800.avif',
    '/pictures/abcdefghijkm-0123456789ab-share0-1200.jpg',
  ])
  for (const href of hrefs) expect(made).toContain(keyOf(href))
  expect(new Set(possibleCropKeys(stored)).isSupersetOf(new Set(made))).toBe(true)
})

test('a picture without crops is shown whole, in sizes that it has', () => {
  const { base, widths } = framePhoto({ ...picture, crops: null })
  expect(widths).toEqual([320, 640, 960])
  expect(keyOf(`${base}640.webp`)).toBe('pictures/abcdefghijkm/0123456789ab/640.webp')
  expect(shareCrop({ ...picture, crops: null })).toBeUndefined()
  expect(photoShare({ ...picture, crops: null })).toBeUndefined()
  expect(photoShare(null)).toBeUndefined()
})
