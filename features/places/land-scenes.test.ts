import { expect, test } from 'vitest'
import countries from '#db/reference/countries.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import { countryScene, parkScene } from './land-scenes.ts'

test('no two of all countries and parks show the same scene', () => {
  const ids = [
    ...countries.map(({ id }) => countryScene(id).id),
    ...parks.map(({ id, countryId }) => parkScene(id, countryId).id),
  ]
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('a park without a drawing shows its country’s, a country without one the hills', () => {
  expect(parkScene('somewhere-new', 'kenya')).toEqual(countryScene('kenya'))
  expect(countryScene('atlantis').id).toBe('hills')
})
