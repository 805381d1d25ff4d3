import { type CrewRole, usualRole } from '#features/crew/assignments/assignment.ts'
import { fitOf, hasRole } from './fit.ts'
import type { FitInput } from './fit-reasons.ts'
import { type Missing, rolesFor } from './missing.ts'

/**
 * The role in which somebody would go with a run: of those that are missing the first for which they have the licence. Whoever may drive its vehicles
 * drives before they guide, because others may guide. Where none is missing it is the usual one, and of who may not drive its vehicles a guide beside the
 * driver. A vehicle has none.
 */
export function roleOf(input: Omit<FitInput, 'role'>, missing: Missing): CrewRole | null {
  const { member, cars } = input
  if (member.kind === 'car') return null
  const wanted = rolesFor(member.roles, missing)
  const usual: CrewRole[] = [usualRole(member.roles), ...(hasRole(member.roles, 'guide') ? ['guide' as const] : [])]
  const roles =
    wanted.length === 0
      ? usual
      : cars.length > 0
        ? wanted.toSorted((one, other) => Number(one === 'guide') - Number(other === 'guide'))
        : wanted
  const mayDrive = (role: CrewRole) => !fitOf({ ...input, role }).refused.some(({ reason }) => reason === 'licence-class')
  return roles.find(mayDrive) ?? roles[0] ?? null
}
