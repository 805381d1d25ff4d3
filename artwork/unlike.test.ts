import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SceneId, sceneIds } from './scene-ids.ts'
import { unlike } from './unlike.ts'

const drawing = (id: SceneId) => ({ id, hour: 'dusk', seed: 3, place: 'A place' }) as const

test('a scene that is not on the page stays as it is', () => {
  expect(unlike(drawing('kivu'), new Set(['hills']))).toEqual(drawing('kivu'))
})

test('a scene that is on the page gives way to another of its kind of land, at the hour of that one', () => {
  expect(unlike(drawing('nyungwe'), new Set(['nyungwe']))).toEqual({ ...drawing('nyungwe'), id: 'bwindi', hour: 'mist' })
  expect(unlike(drawing('zanzibar'), new Set(['zanzibar', 'stone-town'])).id).toBe('steamer')
})

test('as many drawings as there are lands to draw show no scene twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sceneIds), { maxLength: 24 }), (ids) => {
      const taken = new Set<SceneId>()
      const shown = ids.map((id) => unlike(drawing(id), taken).id)
      expect(new Set(shown).size).toBe(shown.length)
    }),
  )
})
