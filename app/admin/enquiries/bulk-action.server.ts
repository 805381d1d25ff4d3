import { assignEnquiry } from '#features/enquiries/assign-enquiry.server.ts'
import type { EnquiryActor } from '#features/enquiries/change-enquiry.server.ts'
import { letThrough } from '#features/enquiries/let-through.server.ts'
import { moveEnquiry } from '#features/enquiries/move-enquiry.server.ts'
import { enquiriesPerPage } from '#features/enquiries/reads-admin.server.ts'
import type { Context } from '#platform/context.ts'
import { uuidPattern } from '#values/uuid.ts'

/** What can be done with several enquiries at once. */
export const bulkMoves = ['take', 'close', 'spam', 'not-spam'] as const
export type BulkMove = (typeof bulkMoves)[number]

/** A ticked row as it was shown: its id and its version. */
const seenRow = new RegExp(`^(${uuidPattern}):(\\d{1,9})$`)

/**
 * Does the same with each ticked row, '<id>:<version>', as it was seen; where somebody was first it is left. Answers how many
 * were changed and how many left. What is no row of a page is left too.
 */
export async function doInBulk(
  ctx: Context,
  picked: readonly string[],
  event: BulkMove,
  actor: EnquiryActor,
): Promise<{ done: number; left: number }> {
  let done = 0
  for (const pick of picked.slice(0, enquiriesPerPage)) {
    const [, id, version] = seenRow.exec(pick) ?? []
    if (id && (await doOne(ctx, { id, seen: Number(version), actor }, event)).done) done += 1
  }
  return { done, left: picked.length - done }
}

function doOne(ctx: Context, change: { id: string; seen: number; actor: EnquiryActor }, event: BulkMove) {
  if (event === 'take') return assignEnquiry(ctx, { ...change, to: change.actor.id })
  if (event === 'not-spam') return letThrough(ctx, change)
  return moveEnquiry(ctx, { ...change, event, text: '' })
}
