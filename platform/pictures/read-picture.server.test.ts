import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photo } from '#tests/support/sent-pictures.ts'
import { readPicture } from './read-picture.server.ts'

const payload = '<script>alert(document.domain)</script>'
const jpeg = await photo({ width: 640, height: 480 })
const png = await photo({ width: 320, height: 240, format: 'png' })
const webp = await photo({ width: 320, height: 240, format: 'webp' })
const avif = await photo({ width: 320, height: 240, format: 'avif' })
const gif = await photo({ width: 320, height: 240, format: 'gif' })

/** Traces that must not be found in the stored picture, in any case. Four letters at least: noise spells three every now and then. */
const traces = /script|alert|GPSL|Exif|Nikon|Kinigi|adobe|photoshop|<\?php|ICC_PROFILE/i

const refusalOf = async (sent: Uint8Array) => {
  const read = await readPicture(sent)
  return read.done ? 'taken' : read.refusal.reason
}

/** An animated picture: frames of one colour each under each other. */
async function moving(format: 'gif' | 'webp', frames = 3) {
  const raw = Buffer.concat(Array.from({ length: frames }, (_, at) => Buffer.alloc(240 * 240 * 3, at * 80)))
  const pages = { raw: { width: 240, height: 240 * frames, channels: 3 as const, pageHeight: 240 } }
  return sharp(raw, { raw: pages.raw }).toFormat(format, { loop: 0, delay: 100 }).toBuffer()
}

/** A PNG of one colour with these dimensions, in a few kilobytes. */
async function bomb(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The head of a PNG whose size was changed by hand, with its checksum wrong or right. */
function withSize(bytes: Buffer, width: number, height: number) {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc(changed.subarray(12, 29)), 29)
  return changed
}

function crc(bytes: Buffer) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** One file in a ZIP, as it can be appended to a picture. */
function zip(name: string, text: string) {
  const packed = deflateRawSync(text)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt16LE(name.length, 26)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  return Buffer.concat([local, Buffer.from(name), packed, end])
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/>${payload}</svg>`
const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}${brand}`), Buffer.alloc(500)])

// biome-ignore format: one line for each kind
const hostile: [what: string, sent: Buffer, refusal: string][] = [
  ['nothing', Buffer.alloc(0), 'empty'],
  ['more than 25 MB', Buffer.concat([jpeg, Buffer.alloc(26 * 1_048_576)]), 'too-heavy'],
  ['a drawing', Buffer.from(svg), 'drawing'],
  ['a drawing behind a declaration', Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg>${svg}`), 'drawing'],
  ['a drawing with entities that grow', Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg}`), 'drawing'],
  ['a drawing behind a mark of byte order', Buffer.from(`\ufeff  ${svg}`), 'drawing'],
  ['a page', Buffer.from(`<!doctype html><html><body>${payload}</body></html>`), 'not-a-picture'],
  ['a document', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 'not-a-picture'],
  ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000)]), 'not-a-picture'],
  ['a program of Linux', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4_000)]), 'not-a-picture'],
  ['a script of the shell', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'not-a-picture'],
  ['an archive', zip('a.txt', 'hello'), 'not-a-picture'],
  ['plain words', Buffer.from('This is no picture at all.'), 'not-a-picture'],
  ['a TIFF, which libraries would read', await sharp(png).tiff().toBuffer(), 'not-a-picture'],
  ['a short film', ftyp('isom'), 'not-a-picture'],
  ['a HEIC of a telephone', ftyp('heic'), 'heic'],
  ['a picture with a page behind it', Buffer.concat([jpeg, Buffer.from(`<html>${payload}</html>`)]), 'hides-more'],
  ['a picture with a script in its comment', Buffer.concat([jpeg.subarray(0, 2), comment(payload), jpeg.subarray(2)]), 'hides-more'],
  ['a picture that is a program of PHP', Buffer.concat([gif, Buffer.from('<?php system($_GET[0]); ?>')]), 'hides-more'],
  ['a picture that is a document as well', Buffer.concat([jpeg.subarray(0, 2), comment('%PDF-1.4'), jpeg.subarray(2)]), 'hides-more'],
  ['a picture with an archive behind it', Buffer.concat([png, zip('shell.php', payload)]), 'hides-more'],
  ['a picture with a RAR behind it', Buffer.concat([png, Buffer.from('Rar!\x1a\x07\0', 'latin1')]), 'hides-more'],
  ['a picture with a drawing behind it', Buffer.concat([webp, Buffer.from(svg)]), 'hides-more'],
  ['a bomb of 100 megapixels', await bomb(10_000, 10_000), 'too-many-pixels'],
  ['a bomb that says it has 4 gigapixels', withSize(png, 65_000, 65_000), 'too-many-pixels'],
  ['a size of nothing', withSize(png, 0, 0), 'broken'],
  ['a picture cut in half', jpeg.subarray(0, jpeg.length / 2), 'broken'],
  ['a PNG cut in half', png.subarray(0, png.length / 2), 'broken'],
  ['a WebP cut in half', webp.subarray(0, webp.length / 2), 'broken'],
  ['an AVIF cut in half', avif.subarray(0, avif.length / 2), 'broken'],
  ['a beginning and nothing after it', Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(2_000)]), 'broken'],
  ['a picture of 199 pixels', await photo({ width: 199, height: 400 }), 'too-small'],
]

function comment(words: string) {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([head, Buffer.from(words)])
}

test.each(hostile)('%s is refused', async (_what, sent, refusal) => {
  expect(await refusalOf(sent)).toBe(refusal)
})

test('the bytes alone decide, not the file’s name or type', () => {
  expect(readPicture).toHaveLength(1)
})

describe('the stored picture is drawn again', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['AVIF', avif],
    ['GIF', gif],
  ])('a picture as %s', async (_kind, sent) => {
    const read = await readPicture(sent)
    expect(read).toMatchObject({ done: true })
    if (!read.done) return
    expect(read.value.bytes.equals(sent)).toBe(false)
    const { format, width, height } = await sharp(read.value.bytes).metadata()
    expect({ format, width, height }).toEqual({
      format: read.value.type === 'image/webp' ? 'webp' : 'jpeg',
      width: read.value.width,
      height: read.value.height,
    })
  })

  test('without where, when and with what it was taken, and without its profile', async () => {
    const sent = await sharp(jpeg)
      .withMetadata({ icc: 'p3' })
      .withExif({
        IFD0: { Make: 'Nikon', ImageDescription: 'alert Kinigi' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 26/1 0/1' },
      })
      .toBuffer()
    expect(sent.toString('latin1')).toMatch(/Nikon/)
    const read = await readPicture(sent)
    const stored = read.done ? read.value.bytes : Buffer.alloc(0)
    const { exif, icc, xmp, iptc } = await sharp(stored).metadata()
    expect({ exif, icc, xmp, iptc }).toEqual({ exif: undefined, icc: undefined, xmp: undefined, iptc: undefined })
    expect(stored.toString('latin1').match(traces)?.[0]).toBeUndefined()
  })

  test('upright, as the telephone that took it would show it', async () => {
    const read = await readPicture(await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer())
    expect(read).toMatchObject({ done: true, value: { width: 480, height: 640 } })
  })

  test('what a telephone adds behind a picture goes, and the picture is taken', async () => {
    const film = Buffer.concat([Buffer.from('MotionPhoto_Data'), ftyp('mp42')])
    const read = await readPicture(Buffer.concat([jpeg, film]))
    expect(read).toMatchObject({ done: true })
    expect(read.done && read.value.bytes.includes('MotionPhoto')).toBe(false)
  })

  test.each(['gif', 'webp'] as const)('of a moving %s the first frame is taken', async (format) => {
    const read = await readPicture(await moving(format))
    expect(read).toMatchObject({ done: true, value: { width: 240, height: 240 } })
  })

  test('what is see-through stays so, and what is large comes to 4096 pixels', async () => {
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect(await readPicture(clear)).toMatchObject({ done: true, value: { type: 'image/webp' } })
    const large = await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    expect(await readPicture(large)).toMatchObject({ done: true, value: { width: 4_096, height: 2_048 } })
  })

  test('colours of print become colours of a screen', async () => {
    const read = await readPicture(await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(read.done ? read.value.bytes : Buffer.alloc(0)).metadata()).space).toBe('srgb')
  })
})
