import { expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { cancellationPolicyOf, isDayTour } from './cancellation-policy-of.ts'

test('a package without a night is cancelled as a day tour, one with nights as a journey, on a departure, a private date or with a group', () => {
  for (const kind of ['departure', 'journey', 'pilgrims'] as const) {
    expect(cancellationPolicyOf({ kind, nights: 0 })).toBe('day-tours')
    expect(cancellationPolicyOf({ kind, nights: 1 })).toBe('tours')
  }
})

test('rooms and cars go by their own policies, however long they are', () => {
  expect(cancellationPolicyOf({ kind: 'stay', nights: 1 })).toBe('stays')
  expect(cancellationPolicyOf({ kind: 'hire', nights: 0 })).toBe('cars')
})

test('the day tours of the demo are the day in Kigali and the day in Akagera', () => {
  expect(demoPackages.filter(isDayTour).map(({ slug }) => slug)).toEqual(['kigali-in-a-day', 'a-day-in-akagera'])
})
