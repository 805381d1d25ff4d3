import { isOver } from '#features/crew/crew.ts'
import type { Day } from '#values/dates.ts'

/** Why somebody who was assigned does not fit any more. */
type MisfitCause = { reason: 'deactivated' } | { reason: 'paper-over'; paper: 'licence' | 'inspection' | 'insurance'; until: Day }

/** A guide or a vehicle on a run to come, with the facts that may have changed since. `endsOn`: the last day of the run. */
export type AssignedMember = {
  assignmentId: number
  kind: 'guide' | 'car'
  memberId: number
  name: string
  active: boolean
  licenceUntil: Day | null
  inspectionUntil: Day | null
  insuredUntil: Day | null
  departureId: number | null
  bookingId: string | null
  reference: string
  title: string
  startsOn: Day
  endsOn: Day
}

export type Misfit = { cause: MisfitCause; member: AssignedMember }

/** Who was assigned and does not fit any more: deactivated since, or with a paper that ends before the last day of the run. What is not entered is not known. */
export function misfitsOf(members: readonly AssignedMember[]): Misfit[] {
  return members.flatMap((member) => {
    const papers = {
      licence: member.kind === 'guide' ? member.licenceUntil : null,
      inspection: member.kind === 'car' ? member.inspectionUntil : null,
      insurance: member.kind === 'car' ? member.insuredUntil : null,
    }
    const over = (Object.keys(papers) as (keyof typeof papers)[]).flatMap((paper): Misfit[] => {
      const until = papers[paper]
      return until !== null && isOver(until, member.endsOn) ? [{ cause: { reason: 'paper-over', paper, until }, member }] : []
    })
    return member.active ? over : [{ cause: { reason: 'deactivated' }, member }, ...over]
  })
}

/** A cause tells alerts apart: one of a member, whatever it concerns. */
export const causeKey = ({ cause, member }: Misfit): string =>
  [`${member.kind}-${member.memberId}`, ...(cause.reason === 'paper-over' ? [cause.paper, cause.until] : [cause.reason])].join(
    ':',
  )
