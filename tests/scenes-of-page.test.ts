import { expect, test } from 'vitest'
import { scenesTwice } from './support/crawl/scenes-of-page.ts'

const file = (name: string, look = '') => `<img class="scene${look}" src="/scenes/${name}.svg" alt=""/>`
const inline = (id: string) => `<svg><linearGradient id="mist-${id}" x2="0"></linearGradient></svg>`

test('a scene that a page shows twice is found, as a file or drawn inside the page', () => {
  expect(scenesTwice(inline('hills') + file('kivu-dusk-7') + file('hills-day-3'))).toEqual(['hills'])
  expect(scenesTwice(file('twin-lakes-day-7') + file('twin-lakes-night-9-wide'))).toEqual(['twin-lakes'])
})

test('a hero in two formats is one picture, and different scenes are no fault', () => {
  expect(scenesTwice(inline('kivu') + file('kivu-dusk-7-wide', ' for-wide') + file('kigali-night-7-wide'))).toEqual([])
})
