import type { Problem } from '#features/day/problems.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import { missingText } from '../roster/missing-text.ts'
import { withNeed } from '../roster/transfer-text.ts'

/** What is not in order, as a sentence. */
export function problemText(read: ReadWords, problem: Problem): string {
  const { problem: words, states } = read(dayWords)
  switch (problem.kind) {
    case 'crew':
      return missingText(read, { ...problem, days: null, noPlate: 0 })
    case 'plate':
      return words.plate({ count: problem.vehicles })
    case 'night':
      return words.night({ lodge: problem.lodge, state: states[problem.state] })
    case 'night-not-ordered':
      return problem.lodge === '' ? words.nightUnknown : words.nightNotOrdered({ lodge: problem.lodge })
    case 'night-changing':
      return words.nightChanging({ lodge: problem.lodge })
    case 'services':
      return words.services({ titles: read.format.list(problem.titles), state: states[problem.state] })
    case 'permits':
      return words.permits(problem)
    case 'flight': {
      const { direction, travellers: count, reference, need } = problem
      return withNeed(read, words[direction === 'in' ? 'flightIn' : 'flightOut']({ count, reference }), need, direction)
    }
    case 'balance': {
      const { minor, isOverdue, reference } = problem
      const money = read.format.money({ minor, currency: 'USD' })
      return isOverdue ? words.balanceLate({ reference, money }) : words.balance({ reference, money })
    }
    case 'details':
      return words.details({ reference: problem.reference, count: problem.travellers })
    case 'alert':
      return words.alert({ text: problem.text })
  }
}
