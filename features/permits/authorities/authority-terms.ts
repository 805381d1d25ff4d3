import { type Day, daysBetween } from '#values/dates.ts'
import type { PermitTerms } from '../permit-terms.ts'

export const confidences = ['high', 'medium', 'low'] as const
type Confidence = (typeof confidences)[number]

/** What an authority asks and gives back for a fee that is reserved on one of these days, both ends inside, and who says so. */
export type AuthorityTermsFacts = {
  fromDay: Day
  /** Null: until other terms follow. */
  toDay: Day | null
  terms: PermitTerms
  source: string
  sourceUrl: string
  publishedOn: Day | null
  confidence: Confidence
}

export type AuthorityTerms = AuthorityTermsFacts & {
  id: number
  feeId: string
  /** When a member of staff last read them at their source, and who. */
  checkedOn: Day | null
  checkedBy: string | null
  version: number
}

/** So long a look at the source counts. */
const checkedForDays = 180

export type TermsDoubt = 'low-confidence' | 'never-checked' | 'checked-long-ago'

/** Why terms may be wrong: their confidence is low, or nobody has checked them for 180 days. Terms of days that are over raise no doubt. */
export function doubtsOf(terms: Pick<AuthorityTerms, 'toDay' | 'confidence' | 'checkedOn'>, today: Day): TermsDoubt[] {
  const { toDay, confidence, checkedOn } = terms
  if (toDay !== null && toDay < today) return []
  const doubts: TermsDoubt[] = confidence === 'low' ? ['low-confidence'] : []
  if (checkedOn === null) doubts.push('never-checked')
  else if (daysBetween(checkedOn, today) > checkedForDays) doubts.push('checked-long-ago')
  return doubts
}

/** Whether terms are in force on a day, or before or after it. */
export const timeOf = (
  { fromDay, toDay }: Pick<AuthorityTermsFacts, 'fromDay' | 'toDay'>,
  day: Day,
): 'past' | 'now' | 'future' => (fromDay > day ? 'future' : toDay !== null && toDay < day ? 'past' : 'now')
