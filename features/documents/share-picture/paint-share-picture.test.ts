import { expect, test } from 'vitest'
import { sharp } from '#platform/pictures/sharp.server.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'
import { paintSharePicture } from './paint-share-picture.server.ts'
import type { SharePicture } from './share-picture.ts'

const picture: SharePicture = {
  scene: { id: 'virunga', hour: 'dusk', seed: 7 },
  title: 'Gorillas and the thousand hills',
  line: '7 days, from $3,237 a person, 6 sharing, lodges',
  company: 'Impamba',
}

test('the name, the price and the operator are outlines of our own faces, so that no machine needs a font', async () => {
  const svg = await drawSharePicture(picture)
  expect(svg).not.toMatch(/<text|font-family/)
  const bare = await drawSharePicture({ ...picture, title: '', line: '', company: '' })
  expect(svg.match(/<path/g)?.length ?? 0).toBeGreaterThan((bare.match(/<path/g)?.length ?? 0) + 60)
})

test('every word changes the picture, and the same words give the same bytes', async () => {
  const once = await paintSharePicture(picture)
  const { width, height, format } = await sharp(once).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(once.length).toBeLessThan(150 * 1024)
  expect(once.equals(await paintSharePicture(structuredClone(picture)))).toBe(true)
  for (const other of [{ title: 'Nyungwe on foot' }, { line: '7 days, from $3,238 a person' }, { company: 'Other' }])
    expect(once.equals(await paintSharePicture({ ...picture, ...other }))).toBe(false)
})

test('a name that nobody could foresee is painted, and ends no drawing', async () => {
  const unforeseen = '</svg><script>alert(1)</script> العربية Ελληνικά Кириллица \u202E\u0000'
  for (const title of [unforeseen, 'x'.repeat(900), ''])
    expect((await sharp(await paintSharePicture({ ...picture, title })).metadata()).format).toBe('png')
  expect(await drawSharePicture({ ...picture, title: '</svg><script>' })).not.toContain('<script')
})
