import type { CrewRole } from '#features/crew/assignments/assignment.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Day } from '#values/dates.ts'

/**
 * A guide or a vehicle as a row of the board. `isOwn`: no freelancer, and not hired in. `base`: the name of the place where it starts.
 * `languages`: by ISO 639-1 code. `until`: the last day of the licence or the inspection.
 */
export type BoardMember = {
  kind: CrewKind
  id: number
  name: string
  active: boolean
  isOwn: boolean
  basePlaceId: string | null
  base: string | null
  roles: CrewRole[]
  languages: string[]
  vehicleClassId: string | null
  vehicleClass: string | null
  seats: number | null
  until: Day | null
}
