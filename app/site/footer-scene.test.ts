import { expect, test } from 'vitest'
import { footerScene } from './footer-scene.ts'

test('pages about parks and countries end in a camp, those about hotels among villas, all others in Kigali', () => {
  for (const page of ['/parks/akagera', '/rwanda', '/dr-congo', '/volcanoes-national-park', '/packages', '/community'])
    expect(footerScene(page).id, page).toBe('camp')
  expect(footerScene('/hotel-details/a-hotel').id).toBe('forest-villas')
  expect(footerScene('/freight-quote').id).toBe('kivu')
  expect(footerScene('/blog/a-post').id).toBe('stone-town')
  for (const page of ['/', '/pilgrimage', '/contact', '/terms-and-conditions', '/bookings'])
    expect(footerScene(page).id, page).toBe('kigali')
})
