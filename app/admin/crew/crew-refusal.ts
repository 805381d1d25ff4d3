import type { CrewRefusal } from '#features/crew/save-crew.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'

/** Why a guide or a vehicle is not saved. */
export const crewRefusal = (read: ReadWords, { reason }: CrewRefusal): string => read(crewAdminWords).refusals[reason]
