import { expect, test } from 'vitest'
import { requestedParts } from './requested-parts.ts'

const permit = (quantity: number, name: string) => ({
  resource: `permit:${name}`,
  day: '2027-06-15',
  quantity,
  label: `${name}, Volcanoes National Park`,
})
const beds = { resource: 'ask:beds:trek', day: '2027-06-14', quantity: 2, label: 'Beds on the road and a guide' }
const counted = ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`

test('permits come first with their quantity and without the park; what is not counted has its name alone', () => {
  expect(requestedParts([beds, permit(2, 'Gorilla permit'), permit(1, 'Chimpanzee permit')], counted)).toEqual([
    '2 × Gorilla permit',
    '1 × Chimpanzee permit',
    'Beds on the road and a guide',
  ])
})
