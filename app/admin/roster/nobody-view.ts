import { runText } from '#features/crew/assignments/assignment.ts'
import { crewKey } from '#features/crew/crew.ts'
import { crewAddress } from '#features/roster/board/board.ts'
import type { NobodyFree } from '#features/roster/nobody-free.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { nobodyFreeWords } from '../../words/admin/roster/nobody-free.ts'
import { spanText } from './assignment-text.ts'
import type { FitNames } from './fit-text.ts'
import { spanFields } from './span-fields.ts'

/** So many are offered of each way; the list of who is not free has the others. */
const mostOffered = 3

/** Why nobody who is free can be assigned, in words, and whom one may ask for a part, or free from another run. */
export const nobodyView = (read: ReadWords, found: readonly NobodyFree[], { runs: names }: Pick<FitNames, 'runs'>) =>
  found.map(({ kind, ruledOut, partly, elsewhere }) => {
    const words = read(nobodyFreeWords)
    const reasons = ruledOut.map(({ by, members }) => words.reasons[by]({ count: members }))
    return {
      kind,
      why: reasons.length > 0 ? words.ruledOut({ list: read.format.list(reasons) }) : words.noOther[kind],
      partly: partly.slice(0, mostOffered).map(({ member, span }) => ({
        ...{ key: crewKey(member), name: member.name, days: spanText(read, span), fields: spanFields(span) },
      })),
      elsewhere: elsewhere.slice(0, mostOffered).map(({ member, runs }) => ({
        ...{ key: crewKey(member), name: member.name },
        trips: runs.map((run) => ({ to: crewAddress(run), title: names.get(runText(run))?.title ?? runText(run) })),
      })),
    }
  })
