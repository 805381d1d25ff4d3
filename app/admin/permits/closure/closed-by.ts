import type { ClosedVisit } from '#features/permits/reads-closed.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'

/** 'closed by RDB'; of a permit whose authority nobody has entered, that its authority has closed it. */
export const closedBy = (read: ReadWords, { authority }: Pick<ClosedVisit, 'authority'>): string =>
  read(permitClosureWords).closedBy({ authority: authority ?? '', known: authority === null ? 'no' : 'yes' })

/** 'Gorilla permit, 12 May 2027: closed by RDB.' */
export const closedVisitText = (read: ReadWords, visit: Pick<ClosedVisit, 'name' | 'day' | 'authority'>): string =>
  read(permitClosureWords).closedVisit({ permit: visit.name, day: read.format.day(visit.day), closed: closedBy(read, visit) })
