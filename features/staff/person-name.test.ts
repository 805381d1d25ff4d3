import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

test('a role, a desk and an email address are no name of a person', () => {
  for (const name of ['Owner', 'Sales team', 'The office', 'View only', 'owner@impamba.example', ' ', '2'])
    expect(isPersonName(name), name).toBe(false)
  for (const name of ['Diane Uwase', 'Jean-Claude', 'Grace Owner', 'Élodie', '玲']) expect(isPersonName(name), name).toBe(true)
})
