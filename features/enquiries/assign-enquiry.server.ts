import { may } from '#features/staff/permissions.ts'
import { findStaff } from '#features/staff/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { changeEnquiry, type EnquiryActor, type EnquiryChangeRefusal } from './change-enquiry.server.ts'

/**
 * Assigns an enquiry to a member of staff, or to none (`to` null). Refused besides what `changeEnquiry` refuses: somebody who may
 * not answer enquiries or is not on the staff.
 */
export async function assignEnquiry(
  ctx: Context,
  { id, seen, to, actor }: { id: string; seen: number; to: string | null; actor: EnquiryActor },
): Promise<Outcome<{ version: number }, EnquiryChangeRefusal | { reason: 'cannot-answer' }>> {
  const staff = to === null ? undefined : await findStaff(ctx.db, to)
  if (to !== null && !(staff && may(staff.role, 'enquiries:write'))) return refused({ reason: 'cannot-answer' })
  return changeEnquiry(ctx, { id, seen, event: 'assign', text: staff?.name ?? '', actor }, { set: { assigned_to: to } })
}
