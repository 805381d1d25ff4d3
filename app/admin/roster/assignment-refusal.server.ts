import type { AssignmentRefusal } from '#features/roster/assign/assignment-refusal.ts'
import type { AnswerRefusal } from '#features/roster/requests/answer-request.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { overlapText } from './assignment-text.ts'
import { namesOfReasons } from './fit-names.server.ts'
import { fitTexts } from './fit-text.ts'

/** Why somebody is not assigned, with everything named that it is about. A new refusal does not compile until it has a sentence. */
export async function assignmentRefusal(
  db: Db,
  read: ReadWords,
  refusal: AssignmentRefusal | AnswerRefusal,
  { isAbsence = false } = {},
): Promise<string> {
  const words = read(assignmentWords).refusals
  switch (refusal.reason) {
    case 'member-retired':
      return words['member-retired']({ name: refusal.name })
    case 'does-not-fit': {
      const reasons = fitTexts(read, refusal.why, await namesOfReasons(db, refusal.why)).join('. ')
      return words['does-not-fit']({ name: refusal.name, reasons })
    }
    case 'overlap':
      return words[isAbsence ? 'absence-overlap' : 'overlap']({
        name: refusal.name,
        list: read.format.list(refusal.overlaps.map((one) => overlapText(read, one))),
      })
    case 'all-hired': {
      const { name, day, days, hires } = refusal
      return words['all-hired']({ name, day: read.format.day(day), more: days - 1, hires: read.format.list(hires) })
    }
    case 'handed-over':
      return words['handed-over']({ name: refusal.name })
    default:
      return words[refusal.reason]
  }
}
