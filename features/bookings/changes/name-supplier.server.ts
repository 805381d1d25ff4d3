import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isFinal } from '../booking.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { listParts } from '../reads.server.ts'
import { insertEvent, updateSupplier } from '../writes.server.ts'
import type { AnswerRefusal } from './answer-part.server.ts'

export type SupplierInput = { resource: string; day: Day; supplier: string; actor: string; text: string; seen?: number }

/**
 * Staff record which supplier they have asked for a part on request, with a note. It changes no answer and sends nothing. Refused
 * for a part that is not on request, without a name, and for a booking that has ended.
 */
export function nameSupplier(
  ctx: Context,
  id: string,
  input: SupplierInput,
): Promise<Outcome<undefined, MoveRefusal | AnswerRefusal | { reason: 'supplier-missing' }>> {
  return changeBooking<undefined, AnswerRefusal | { reason: 'supplier-missing' }>(
    ctx,
    id,
    async (tx, { state, version }) => {
      if (isFinal(state)) return refused({ reason: 'move-not-allowed', state })
      const { resource, day, supplier, actor } = input
      if (supplier === '') return refused({ reason: 'supplier-missing' })
      const part = (await listParts(tx, id)).find((one) => one.resource === resource && one.day === day)
      if (!part || !(await updateSupplier(tx, { bookingId: id, resource, day }, supplier)))
        return refused({ reason: 'part-not-on-request' })
      const text = `${part.label}: asked ${supplier}${input.text === '' ? '' : `. ${input.text}`}`
      const at = await ctx.clock.in(tx)
      await insertEvent(tx, { bookingId: id, version, event: 'note', from: state, to: state, actor, text, at })
      return done(undefined)
    },
    { seen: input.seen },
  )
}
