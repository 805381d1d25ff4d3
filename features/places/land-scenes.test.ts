import { expect, test } from 'vitest'
import countries from '#db/reference/countries.json' with { type: 'json' }
import guides from '#db/reference/park-guides.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import { countryScene, parkScene } from './land-scenes.ts'

const placeOf = (id: string) => guides.find(({ parkId }) => parkId === id)?.guide.position ?? 0
const shelf = (countryId: string) =>
  parks.filter((park) => park.countryId === countryId).sort((a, b) => placeOf(a.id) - placeOf(b.id))
const look = ({ id, hour }: { id: string; hour: string }) => `${id} at ${hour}`

test('every park and country of the reference has a drawing of its own choosing', () => {
  expect(parks.filter(({ id, countryId }) => parkScene(id, countryId).place === '')).toEqual([])
  expect(countries.filter(({ id }) => countryScene(id).place === '')).toEqual([])
})

test.each(
  countries.map(({ id }) => id),
)('in %s no park looks like the next three, nor like the country above them', (country) => {
  const looks = shelf(country).map(({ id }) => look(parkScene(id, country)))
  looks.forEach((one, at) => {
    expect(looks.slice(at + 1, at + 4), `the neighbours of ${shelf(country)[at]?.id}`).not.toContain(one)
  })
  expect(looks.slice(0, 3)).not.toContain(look(countryScene(country)))
})

test('no country looks like the next', () => {
  const looks = countries.map(({ id }) => look(countryScene(id)))
  expect(new Set(looks).size).toBe(looks.length)
})

test('a park that nobody has drawn looks as its country does, a country that nobody has drawn is hills', () => {
  expect(parkScene('somewhere-new', 'kenya')).toEqual({ ...countryScene('kenya'), place: '' })
  expect(countryScene('atlantis').id).toBe('hills')
})
