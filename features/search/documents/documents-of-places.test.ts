import { expect, test } from 'vitest'
import { searchDocumentWords } from '#app/words/search-documents.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { documentsOfPlaces } from './documents-of-places.ts'

const at = (name: string) => (id: string) => `/${name}/${id}`
const hrefs = {
  package: at('package'),
  country: at('country'),
  park: at('park'),
  place: ({ id, hasHotels }: { id: string; hasHotels: boolean }) => (hasHotels ? `/hotels/${id}` : '/country'),
  hotel: at('hotel'),
  car: at('car'),
  page: at('page'),
  section: (slug: string, id: string) => `/page/${slug}#${id}`,
  post: at('post'),
  experience: at('experience'),
  feasts: () => '/feasts',
  screen: (id: string) => id,
  lane: at('lane'),
}
const inRwanda = { countryId: 'rwanda', country: 'Rwanda' }
const names = {
  countries: [{ id: 'rwanda', name: 'Rwanda', capital: 'Kigali', advisory: 'A border is closed.' }],
  parks: [{ id: 'nyungwe', name: 'Nyungwe National Park', kind: 'national park', ...inRwanda }],
  places: [
    { id: 'musanze', name: 'Musanze', kind: 'town', ...inRwanda },
    { id: 'kinigi', name: 'Kinigi', kind: 'park-gate', ...inRwanda },
    { id: 'gatuna', name: 'Gatuna', kind: 'border', ...inRwanda },
    { id: 'cyanika', name: 'Cyanika', kind: 'border', ...inRwanda },
  ],
}
const guides = {
  countries: [{ id: 'rwanda', guide: { sentence: 'Hills.' } }],
  parks: [{ id: 'nyungwe', guide: { sentence: 'Forest and a hanging walk.', species: ['chimpanzee'] } }],
}
const packages = [
  { placeIds: ['musanze', 'cyanika'], parks: ['Nyungwe National Park'] },
  { placeIds: ['musanze'], parks: [] },
]

const words = readEnglish(searchDocumentWords)
const documents = documentsOfPlaces({ names, guides, packages, hotels: [{ placeId: 'musanze' }] }, hrefs, words)
const of = (id: string) => documents.find((one) => one.id === id)

test('a town has its other names, its hotels and the journeys that come, and is found by its old name', () => {
  expect(of('musanze')).toMatchObject({
    sentence: 'Town in Rwanda, also called Ruhengeri. 1 sample hotel here. 2 journeys come here.',
    names: ['Ruhengeri'],
    href: '/hotels/musanze',
  })
})

test('a place without hotels leads to its country', () => {
  expect(of('kinigi')).toMatchObject({ sentence: 'Park gate in Rwanda.', href: '/country' })
})

test('a border is found only where a journey crosses it', () => {
  expect([of('gatuna'), of('cyanika')?.title]).toEqual([undefined, 'Cyanika'])
})

test('a country is found by its advisory, a park by the journeys into it and by what lives there', () => {
  expect(of('rwanda')?.body).toBe('A border is closed.')
  expect(of('nyungwe')?.sentence).toBe('National park in Rwanda. 1 journey comes here.')
  expect(of('nyungwe')?.about).toEqual(['chimpanzee'])
})
