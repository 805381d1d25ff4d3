import { expect, test } from 'vitest'
import { partsText } from './parts.ts'

const permit = (quantity: number, name = 'Gorilla permit') => ({
  resource: `permit:${name}`,
  day: '2027-06-15',
  quantity,
  label: `${name}, Volcanoes National Park`,
})
const beds = { resource: 'beds:trek', day: '2027-06-14', quantity: 2, label: 'Beds on the road and a guide' }

test('permits are counted in words, without the park', () => {
  expect(partsText([permit(2)])).toEqual({ things: 'Two gorilla permits', many: true })
  expect(partsText([permit(1)])).toEqual({ things: 'One gorilla permit', many: false })
  expect(partsText([permit(30)])).toEqual({ things: '30 gorilla permits', many: true })
})

test('beds keep their own words, and several things are one sentence', () => {
  expect(partsText([beds])).toEqual({ things: 'Beds on the road and a guide', many: true })
  expect(partsText([beds, permit(2), permit(2, 'Chimpanzee permit')])).toEqual({
    things: 'Two gorilla permits, two chimpanzee permits, and beds on the road and a guide',
    many: true,
  })
  expect(partsText([permit(2), permit(1, 'Chimpanzee permit')]).things).toBe('Two gorilla permits and one chimpanzee permit')
})
