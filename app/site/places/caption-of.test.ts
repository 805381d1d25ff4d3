import { expect, test } from 'vitest'
import countries from '#db/reference/countries.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import { landCaptionWords } from '../../words/land-captions.ts'
import { captionOf } from './caption-of.ts'

test('the drawing of every country and park of the reference says what it shows, and no other has a caption', () => {
  const { tree } = landCaptionWords
  expect(Object.keys(tree.countries).toSorted()).toEqual(countries.map(({ id }) => id).toSorted())
  expect(Object.keys(tree.parks).toSorted()).toEqual(parks.map(({ id }) => id).toSorted())
  expect(captionOf(tree.countries, 'dr-congo')).toBe('The Congo at Kisangani')
  expect(captionOf(tree.parks, 'constructor')).toBeUndefined()
})
