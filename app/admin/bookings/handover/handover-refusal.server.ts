import type { HandoverProblem } from '#features/roster/handovers/handover-problems.ts'
import type { HandoverRefusal } from '#features/roster/handovers/handover-refusal.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { namesOfReasons } from '../../roster/fit-names.server.ts'
import { problemTexts } from './handover-texts.ts'

type Sentence = { sentence: string; field?: string; status: 409 | 422 }

/** Why it is not stored, and at which field that is said. A new refusal does not compile until it has a sentence. */
export async function refusalOf(db: Db, read: ReadWords, refusal: HandoverRefusal | HandoverProblem): Promise<Sentence> {
  const { refusals } = read(handoverWords)
  switch (refusal.reason) {
    case 'in-future':
    case 'too-early':
    case 'before-handover':
    case 'after-return':
      return { sentence: refusals[refusal.reason], field: 'time', status: 422 }
    case 'licence-not-seen':
      return { sentence: refusals['licence-not-seen'], field: 'licence', status: 422 }
    case 'deposit-method-missing':
      return { sentence: refusals['deposit-method-missing'], field: 'depositMethod', status: 422 }
    case 'correction-reason-missing':
    case 'withheld-reason-missing':
      return { sentence: refusals[refusal.reason], field: 'reason', status: 422 }
    case 'deposit-settled':
      return { sentence: refusals['deposit-settled'], field: 'deposit', status: 422 }
    case 'returned-above': {
      const money = read.format.money(usd(refusal.depositMinor))
      return { sentence: refusals['returned-above']({ money }), field: 'returned', status: 422 }
    }
    case 'withheld-above-due': {
      const money = read.format.money(usd(refusal.dueMinor))
      return {
        sentence: refusals['withheld-above-due']({ owed: refusal.dueMinor === 0 ? 'no' : 'yes', money }),
        field: 'returned',
        status: 422,
      }
    }
    case 'kilometres-above':
    case 'kilometres-below': {
      const figure = read.format.number(refusal.kilometres)
      return { sentence: refusals[refusal.reason]({ figure }), field: 'kilometres', status: 422 }
    }
    case 'handed-over-already':
    case 'taken-back-already':
    case 'assignment-unknown':
    case 'not-a-hire':
    case 'not-handed-over':
    case 'no-deposit':
    case 'not-taken-back':
    case 'changed-meanwhile':
      return { sentence: refusals[refusal.reason], status: 409 }
    default: {
      const names = await namesOfReasons(db, 'why' in refusal ? refusal.why : [])
      return { sentence: problemTexts(read, [refusal], names).join(' '), status: 422 }
    }
  }
}
