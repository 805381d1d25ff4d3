import { type Comfort, comforts } from '#features/pricing/packages/package-rates.ts'
import { type Posted, textAt } from '../editor/posted.ts'

export type WrittenComfort = { comfort: Comfort; note: string }

/** The comforts on sale: those with a description of the lodging. Spaces alone are not a description. */
export const readComforts = (posted: Posted, path: string): WrittenComfort[] =>
  comforts
    .map((comfort) => ({ comfort, note: (textAt(posted, `${path}.${comfort}`) ?? '').trimEnd() }))
    .filter(({ note }) => note !== '')
