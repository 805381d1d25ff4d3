import type { CrewRefusal } from '#features/crew/save-crew.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'

/** Why a guide or a vehicle is not saved. */
export const crewRefusal = (read: ReadWords, refusal: CrewRefusal): string =>
  refusal.reason === 'plate-taken'
    ? read(crewMemberWords).plateTaken({ name: refusal.by })
    : refusal.reason === 'hired-out'
      ? read(crewAdminWords).refusals['hired-out']({ day: read.format.day(refusal.day) })
      : read(crewAdminWords).refusals[refusal.reason]

/** The field that a refusal is about; undefined for one about the whole form. */
export const refusedField = ({ reason }: CrewRefusal): string | undefined =>
  ({ 'name-taken': 'name', 'plate-taken': 'plate', 'class-unknown': 'vehicleClassId', 'hired-out': 'vehicleClassId' })[
    reason as string
  ]
