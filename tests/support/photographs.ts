import path from 'node:path'
import sharp from 'sharp'
import { usesOfPictures } from '#app/admin/media/uses-of-pictures.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { addPicture } from '#features/media/add-picture.server.ts'
import { changePicture } from '#features/media/change-picture.server.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { openDiskFiles } from '#platform/files/files.server.ts'
import { besideServer } from './beside-server.ts'
import { eventually } from './eventually.ts'

const actor = { id: 'tests', name: 'Tests' }

/** Hills one behind the other under a sky: what a camera would have taken is never drawn. */
function landscape(width: number, height: number, seed: number): Buffer {
  const at = (n: number) => Math.abs(Math.sin(seed * 12.9898 + n * 78.233) * 43758.5453) % 1
  const hue = Math.round(at(0) * 60 + 15)
  const ridges = Array.from({ length: 6 }, (_, ridge) => {
    const base = height * (0.42 + ridge * 0.1)
    const points = Array.from({ length: 41 }, (_, step) => {
      const wave = Math.sin(step / (3 + ridge) + seed + ridge * 2) + Math.sin(step / 1.7 + seed * 3 + ridge) * 0.35
      return `${(step * width) / 40},${base + wave * height * 0.05}`
    })
    const light = 62 - ridge * 9
    return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="hsl(${hue + 60 + ridge * 8} ${18 + ridge * 6}% ${light}%)"/>`
  })
  const trees = Array.from({ length: 90 }, (_, n) => {
    const [x, y, r] = [at(n + 1) * width, height * (0.7 + at(n + 200) * 0.3), height * (0.012 + at(n + 400) * 0.03)]
    return `<ellipse cx="${x}" cy="${y}" rx="${r * 1.4}" ry="${r}" fill="hsl(${95 + at(n) * 40} 38% ${14 + at(n + 7) * 22}%)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue + 190} 48% 66%)"/><stop offset=".55" stop-color="hsl(${hue} 78% 84%)"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#sky)"/>
      <circle cx="${at(3) * width}" cy="${height * 0.34}" r="${height * 0.06}" fill="hsl(${hue + 20} 95% 92%)"/>
      ${ridges.join('')}${trees.join('')}</svg>`,
  )
}

/** In pixels. */
type Size = { width: number; height: number }

/** A photograph that fills any window. */
export const sixMegapixels: Size = { width: 3000, height: 2000 }

/** A JPEG as heavy as a camera's: soft distances, fine grain and texture. */
async function largePhotograph({ width, height, seed }: Size & { seed: number }): Promise<Buffer> {
  const [small, tall] = [Math.round(width / 4), Math.round(height / 4)]
  const grain = { create: { width: small, height: tall, channels: 3 as const, background: '#808080' } }
  const noise = await sharp({ create: { ...grain.create, noise: { type: 'gaussian', mean: 128, sigma: 22 } } })
    .blur(0.7)
    .png()
    .toBuffer()
  const drawn = await sharp(landscape(small, tall, seed))
    .blur(1.2)
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(drawn).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer()
}

/** Puts photographs of these sizes into the library, described and half of them credited. What pages show of them is made by the server's jobs. */
export async function addPhotographs(ctx: Context, sizes: readonly Size[]): Promise<string[]> {
  const ids: string[] = []
  for (const [at, size] of sizes.entries()) {
    const seed = at + 1
    const sent = await largePhotograph({ ...size, seed })
    const added = await addPicture(ctx, { actor, name: `photograph-${seed}.jpg`, sent })
    if (!added.done) throw new Error(added.refusal.reason)
    const words = { alt: `Terraced hills, view ${seed}`, credit: seed % 2 ? 'A test' : '', x: 0.5, y: 0.5 }
    const { id } = added.value
    await changePicture(ctx, { actor, id, version: 1, words, listUses: usesOfPictures })
    ids.push(id)
  }
  return ids
}

/** Publishes a content again with what is other in it. Throws where it is not there or does not pass its checks. */
export async function republish(
  ctx: Context,
  kindName: string,
  slug: string,
  change: (content: Content) => object,
): Promise<void> {
  const kind = kindOf(kindName)
  const entry = (await listDrafts(ctx.db, kindName)).find((one) => one.slug === slug)
  if (!kind || !entry) throw new Error(`There is no ${kindName} ${slug}`)
  const content = { ...entry.content, ...change(entry.content) } as Content
  const saved = await saveEntry(ctx, kind, { id: entry.id, actor, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  const published = await publishEntry(ctx, kind, { id: entry.id, actor, seen: saved.value.version })
  if (!published.done) throw new Error(JSON.stringify(published.refusal))
}

type Row = Record<string, unknown>

/** What shows them, by its address. */
type Shown = { packages: readonly string[]; hotels: readonly string[] } & { [Among in keyof typeof oneEach]?: readonly string[] }

/** The kinds of content that have one photograph of their own, and its field. */
const oneEach = {
  posts: { kind: 'post', field: 'cover' },
  countries: { kind: 'country', field: 'cover' },
  parks: { kind: 'park', field: 'cover' },
  cars: { kind: 'car', field: 'picture' },
} as const

/** Shows photographs wherever content may have them: the cover, every day, the gallery, the rooms. */
export async function showPhotographs(ctx: Context, ids: readonly string[], on: Shown) {
  const nth = (at: number) => ids[at % ids.length]
  for (const [at, slug] of on.packages.entries())
    await republish(ctx, 'package', slug, ({ days }) => ({
      cover: nth(at),
      pictures: ids,
      days: (days as Row[]).map((day, of) => ({ ...day, pictures: of % 2 ? [nth(of), nth(of + 1)] : [nth(of)] })),
    }))
  for (const [at, slug] of on.hotels.entries())
    await republish(ctx, 'hotel', slug, ({ rooms }) => ({
      cover: nth(at),
      pictures: ids,
      rooms: (rooms as Row[]).map((room, of) => ({ ...room, picture: nth(of) })),
    }))
  for (const [among, { kind, field }] of Object.entries(oneEach))
    for (const [at, slug] of (on[among as keyof typeof oneEach] ?? []).entries())
      await republish(ctx, kind, slug, () => ({ [field]: nth(at) }))
}

/**
 * Shows photographs of these sizes on the site of a server that runs, and waits until its jobs have made what pages show of them. The first is
 * the cover of the first page of each kind.
 */
export async function showPhotographsAt(dataDir: string, on: Shown, sizes: readonly Size[]): Promise<void> {
  const { ctx, leave } = await besideServer(dataDir)
  try {
    const beside = { ...ctx, files: openDiskFiles(path.join(dataDir, 'files')) }
    const ids = await addPhotographs(beside, sizes)
    await eventually(
      () => listPictures(ctx.db, ids),
      (shown) => shown.size === sizes.length && [...shown.values()].every(({ crops }) => crops !== null),
      240_000,
    )
    await showPhotographs(beside, ids, on)
  } finally {
    await leave()
  }
}
