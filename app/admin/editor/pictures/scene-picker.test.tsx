import { expect, test } from 'vitest'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { readDrawing } from '../../../shared/read-drawing.ts'
import { sceneChoices } from './scene-choices.ts'
import { ScenePicker } from './scene-picker.tsx'
import { readSeed, seedBy } from './scene-seed.ts'

test('a seed goes on and back for ever, and always has a drawing', () => {
  expect(seedBy(14, 1)).toBe(15)
  for (const seed of [seedBy(9999, 1), seedBy(0, -1)]) expect(readDrawing(`kivu-dawn-${seed}`)?.seed).toBe(seed)
})

test.each(['', '-1', '10000', '1.5', 'x'])('“%s” is no seed', (text) => {
  expect(readSeed(text)).toBeUndefined()
})

test('without JavaScript the scene is chosen by radios, and the picture of what is chosen is there', () => {
  const html = drawnInEnglish(
    <ScenePicker
      name="scene"
      label="Picture"
      value={{ id: 'kivu', hour: 'dusk', seed: 14, place: 'Kibuye' }}
      onChange={() => undefined}
      choices={sceneChoices()}
    />,
  )
  const checked = [...html.matchAll(/<input[^>]*checked[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1])
  expect(checked.sort()).toEqual(['dusk', 'kivu'])
  expect(html).toContain('src="/scenes/kivu-dusk-14.svg"')
  expect(html).toContain('name="scene.seed"')
  expect(html).toContain('name="scene.place"')
})
