import { expect, test } from 'vitest'
import { isPersonal } from './personal-question.ts'

test.each([
  'marit@example.no',
  'booking marit@',
  '+47 900 00 000',
  '0788 123 456',
  'C01822649',
  'K7QM-42XD',
  'k7qm-42xd',
  'k7qm42xd',
  'my booking K7QM-42XD please',
  'jw8sKd93kfLs02kdkwpqleirutyzmxnc',
])('%s may be about a person', (question) => {
  expect(isPersonal(question)).toBe(true)
})

test.each([
  'gorilla',
  'lake kivu',
  'elephant',
  'kibeho 2027',
  '28 november',
  '4x4',
  'ngorongoro crater',
  'route 66',
])('%s does not', (question) => {
  expect(isPersonal(question)).toBe(false)
})
