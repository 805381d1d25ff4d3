import type { LeftOverPermits } from '#features/bookings/suppliers/permits-left-over.server.ts'
import type { CrewEffect } from '#features/roster/follow/preview-follow.server.ts'
import type { SupplierEffect } from '#features/supply/follow/preview-follow.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { permitStateWords } from '../../../words/admin/permits/permit-states.ts'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { overlapText, spanText } from '../../roster/assignment-text.ts'
import { changedFacts, lineDays } from '../../supply/line-facts.ts'

/** What a change does to a guide or a vehicle, in a sentence: whoever had said yes is said so. */
export function crewEffectText(read: ReadWords, { what, one, span, busy, isFull }: CrewEffect): string {
  const words = read(amendAdminWords).effects
  const name = words.member({ name: one.name, state: read(assignmentWords).stateShort[one.state] })
  const had = spanText(read, one)
  if (!span || what === 'ends') return words.ends({ name, had })
  const days = spanText(read, span)
  if (what === 'changes') return words.changes({ name, days, had })
  const list = read.format.list(busy.map((other) => overlapText(read, other)))
  const why = isFull && list === '' ? words.hired : words.busy({ list })
  return what === 'keeps' ? words.keeps({ name, had, why }) : words.leaves({ name, days, why })
}

/** Permits that a change leaves without a traveller, and how far they are. */
export const leftOverText = (read: ReadWords, { label, day, state, count }: LeftOverPermits): string =>
  read(amendAdminWords).effects.permit({
    count,
    label,
    day: read.format.day(day),
    state: read(permitStateWords).purchases[state],
  })

/** What a change leaves to send to a supplier: of each service what it was sent before and what it becomes, or that it is cancelled. */
export function supplierEffectTexts(read: ReadWords, { supplier, changed, cancelled }: SupplierEffect): string[] {
  const words = read(amendAdminWords).effects
  return [
    ...changed.map(({ before, after }) =>
      words.changed({
        supplier,
        title: after.title,
        changes: changedFacts(read, before, after).map(words.change).join('; '),
      }),
    ),
    ...cancelled.map((line) => words.cancelled({ supplier, title: line.title, days: lineDays(read, line) })),
  ]
}
