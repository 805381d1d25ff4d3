import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hourInks, hours } from './hours.ts'
import { defaultHour, type SceneFormat, scene, sceneSize, sceneTitle } from './scene.ts'
import { sceneIds } from './scene-ids.ts'

const formats: readonly SceneFormat[] = ['landscape', 'wide', 'portrait']
const seeds = [1, 7, 19, 42, 977]

/** Every tag closed in its order, every id unique, every reference answered. */
function faultsIn(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> out of order`)
    } else if (!rest.endsWith('/')) open.push(name)
    if (!/^(\s+[a-zA-Z][\w:-]*="[^"<]*")*\s*\/?$/.test(rest)) faults.push(`attributes of <${name}${rest}>`)
  }
  if (open.length > 0) faults.push(`unclosed ${open.join(' ')}`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) if (!ids.includes(id)) faults.push(`nothing has the id ${id}`)
  return faults
}

/** The lowest row of the drawing as it is shown so many pixels wide, as hex colours; little more than the row is drawn. */
async function bottomRow(svg: string, width: number): Promise<string[]> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="4" `)
  expect(svg, 'what does not fit is cut off above').toContain('preserveAspectRatio="xMidYMax slice"')
  const { data, info } = await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = data.subarray((info.height - 1) * info.width * info.channels)
  return Array.from(
    { length: info.width },
    (_, x) => `#${row.subarray(x * info.channels, x * info.channels + 3).toString('hex')}`,
  )
}

describe.each(sceneIds)('the scene %s', (id) => {
  test.each(formats)('keeps to 6 KB gzip and 18 KB raw, without a number gone wrong, in the %s format', (format) => {
    for (const seed of seeds) {
      for (const colours of ['baked', 'tokens'] as const) {
        const svg = scene(id, { format, seed, colours })
        expect(gzipSync(svg, { level: 9 }).length, `gzip, seed ${seed}, ${colours}`).toBeLessThanOrEqual(6 * 1024)
        expect(Buffer.byteLength(svg), `raw, seed ${seed}, ${colours}`).toBeLessThanOrEqual(18 * 1024)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\de-\d/)
      }
    }
  })

  test.each(formats)('ends in one unbroken band of its ground colour, edge to edge, in the %s format', async (format) => {
    const { width } = sceneSize(format)
    for (const seed of [7, 42]) {
      const row = await bottomRow(scene(id, { format, seed }), width / 2)
      const ground = hourInks[defaultHour[id]].r7
      expect(row.filter((colour) => colour === ground).length / row.length, `seed ${seed}`).toBeGreaterThanOrEqual(0.99)
    }
  })

  test('is well-formed in every format, with and without sky', () => {
    for (const format of formats) {
      expect(faultsIn(scene(id, { format }))).toEqual([])
      expect(faultsIn(scene(id, { format, sky: false, colours: 'tokens' }))).toEqual([])
    }
  })

  test('gives the same bytes for the same wishes, and another drawing for another seed', () => {
    const wishes = { hour: 'dusk', seed: 19, format: 'wide', uid: 'a' } as const
    expect(scene(id, wishes)).toBe(scene(id, wishes))
    expect(scene(id, { seed: 1 })).not.toBe(scene(id, { seed: 2 }))
  })

  test('has a name for the lists in which staff choose it', () => {
    expect(sceneTitle[id].title).not.toBe('')
    expect(sceneTitle[id].place).not.toBe('')
  })
})

test('a drawing in tokens names no colour of its own and carries its hour', () => {
  for (const id of sceneIds) {
    const svg = scene(id, { colours: 'tokens', hour: 'night' })
    expect(svg).toContain('class="scene h-night"')
    expect(svg).not.toMatch(/#[0-9a-f]{6}\b/)
  }
})

test('a baked drawing takes the inks of the requested hour', () => {
  for (const hour of hours) expect(scene('hills', { hour })).toContain(hourInks[hour].r7)
})

test('without a sentence a drawing is decorative; with one it is an image with that name', () => {
  expect(scene('hills')).toContain('aria-hidden="true"')
  expect(scene('hills', { alt: '' })).toContain('aria-hidden="true"')
  const named = scene('hills', { alt: 'Hills & "terraces" <at dawn>' })
  expect(named).toContain('role="img" aria-label="Hills &amp; &quot;terraces&quot; &lt;at dawn>"')
  expect(named).not.toContain('aria-hidden')
})

test('a crop changes the view and nothing else', () => {
  const whole = scene('kivu', { uid: 'a' })
  expect(scene('kivu', { uid: 'a', crop: [100, 200, 400, 300] })).toBe(
    whole.replace('viewBox="0 0 1200 800"', 'viewBox="100 200 400 300"'),
  )
})

test('a letterhead without sky has no sky', () => {
  const { ink } = { ink: hourInks.mist }
  const svg = scene('hills', { sky: false })
  expect(svg).not.toContain(`fill="${ink.s0}"`)
  expect(svg).not.toContain(`fill="${ink.sun}"`)
})

test('two drawings with different uids share no id', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const first = new Set(idsOf(scene('bwindi', { uid: 'a' })))
  expect(idsOf(scene('bwindi', { uid: 'b' })).some((id) => first.has(id))).toBe(false)
})

test('drawings of different scenes or formats never share an id, even without uids', () => {
  const seen = new Set<string>()
  for (const id of sceneIds) {
    for (const format of formats) {
      for (const [, name = ''] of scene(id, { format }).matchAll(/ id="([^"]+)"/g)) {
        expect(seen.has(name), name).toBe(false)
        seen.add(name)
      }
    }
  }
})
