import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '#tests/support/sent-pictures.ts'
import { pictureFormats } from './picture-formats.ts'
import { makeSizes } from './picture-sizes.server.ts'

const inEveryFormat = async (original: Uint8Array, widths: number[]) => {
  const made = await Promise.all(
    pictureFormats.map(async (format) => ({ format, sizes: await makeSizes({ original, format, widths }) })),
  )
  return made.flatMap(({ format, sizes }) => sizes.map((size) => ({ format, ...size })))
}

test('a picture is made in every width and format, and fits its budget at the width of a column', async () => {
  const made = await inEveryFormat(await photo({ width: 1200, height: 800 }), [320, 960])
  expect(made.map(({ format, width }) => `${width}.${format}`)).toEqual([
    '320.avif',
    '960.avif',
    '320.webp',
    '960.webp',
    '320.jpg',
    '960.jpg',
  ])
  const weights = Object.fromEntries(made.map(({ format, width, bytes }) => [`${width}.${format}`, bytes.length]))
  expect(weights['960.avif']).toBeLessThanOrEqual(60_000)
  expect(weights['960.webp']).toBeLessThanOrEqual(90_000)
  expect(weights['960.jpg']).toBeLessThanOrEqual(140_000)
  for (const { bytes, width } of made) expect((await sharp(bytes).metadata()).width).toBe(width)
})

test('a picture full of grain is made coarser until it fits', async () => {
  const grain = {
    create: {
      width: 960,
      height: 640,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 26 },
    },
  }
  const made = await inEveryFormat(await sharp(grain).jpeg({ quality: 95 }).toBuffer(), [960])
  expect(made.find(({ format }) => format === 'avif')?.bytes.length).toBeLessThanOrEqual(60_000)
})

test('what is no picture is thrown', async () => {
  await expect(makeSizes({ original: Buffer.from('nothing'), format: 'webp', widths: [320] })).rejects.toThrow()
})
