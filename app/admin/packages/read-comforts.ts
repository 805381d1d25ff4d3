import { type Comfort, comforts } from '#features/pricing/packages/package-rates.ts'
import { type Posted, textAt } from '../editor/posted.ts'

export type WrittenComfort = { comfort: Comfort; note: string }

/** The comforts that are on sale: those with words on how one sleeps. Blanks at the end are no words. */
export const readComforts = (posted: Posted, path: string): WrittenComfort[] =>
  comforts
    .map((comfort) => ({ comfort, note: (textAt(posted, `${path}.${comfort}`) ?? '').trimEnd() }))
    .filter(({ note }) => note !== '')
