import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'
import { type Assigned, missingOf } from './missing.ts'
import { requirementOf } from './requirements.ts'
import { roleOf } from './role-of.ts'
import { carOf, guideOf, inputOf } from './test-members.ts'
import { carOn, guideOn, runOf } from './test-runs.ts'

const party = runOf({ kind: 'pilgrims', travellers: 31 })
const coach = [carOf({ licenceClass: 'D', seats: 50 })]
const missing = (assigned: readonly Assigned[]) => missingOf(requirementOf(party, { seatsPerCar: 6 }), assigned, party)
const role = (member: Parameters<typeof guideOf>[0], assigned: readonly Assigned[]) => {
  const input = inputOf(guideOf(member), { cars: coach })
  const found = roleOf(input, missing(assigned))
  return [found, fitOf({ ...input, role: found }).refused.map(({ reason }) => reason)]
}

test('beside the driver of a coach a driver-guide guides without its licence, and who has it drives', () => {
  expect(role({}, [carOn(1, 50)])).toEqual(['guide', []])
  expect(role({ licenceClasses: ['B', 'D'] }, [carOn(1, 50)])).toEqual(['driver', []])
  expect(role({}, [carOn(1, 50), guideOn(8, 'guide'), guideOn(9, 'guide')])).toEqual(['driver', ['licence-class']])
  expect(role({ roles: ['driver'] }, [carOn(1, 50)])).toEqual(['driver', ['licence-class']])
})

test('where nobody is missing who may not drive the vehicle would guide, and a vehicle has no role', () => {
  const all = [carOn(1, 50), guideOn(7, 'driver'), guideOn(8, 'guide'), guideOn(9, 'guide')]
  expect(role({}, all)).toEqual(['guide', []])
  expect(role({ licenceClasses: ['D'] }, all)).toEqual(['driver-guide', []])
  expect(roleOf(inputOf(carOf()), missing([]))).toBeNull()
})
