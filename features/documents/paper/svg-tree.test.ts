import { expect, test } from 'vitest'
import { drawRouteMap } from '#artwork/route-map.ts'
import { scene } from '#artwork/scene.ts'
import { sceneIds } from '#artwork/scene-ids.ts'
import { land } from '#tests/support/land-names.ts'
import { readSvg, type SvgMark } from './svg-tree.ts'

const count = (mark: SvgMark, name: string): number =>
  Number(mark.name === name) + mark.children.reduce((sum, one) => sum + count(one, name), 0)

test.each(sceneIds)('every path of the scene %s is read', (id) => {
  const svg = scene(id, { format: 'wide' })
  expect(count(readSvg(svg), 'path')).toBe(svg.split('<path').length - 1)
})

test('a map keeps its names as words, whatever is in them', () => {
  const { svg } = drawRouteMap({ land, stops: [{ name: 'A&B <x>', lat: -1.95, lng: 30.06, days: [1] }], title: '"' })
  const words = (mark: SvgMark): string[] => [mark.text, ...mark.children.flatMap(words)]
  expect(words(readSvg(svg))).toContain('A&B <x>')
})

test('half a drawing is refused', () => {
  expect(() => readSvg('<svg viewBox="0 0 1 1"><g>')).toThrow('Not one whole drawing')
})
