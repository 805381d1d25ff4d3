import type { AuditAction } from '#features/audit-log/action.ts'
import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Actor } from '../assign/note-assignment.server.ts'
import { nameRuns } from '../reads-runs.server.ts'
import type { Handover } from './handover.ts'

type Note = {
  bookingId: string
  car: string
  actor: Actor
  action: Extract<AuditAction, 'handover-corrected' | 'deposit-settled'>
  reason: string
  before: object | null
  after: object
}

/** Records what became of a hand-over in the audit log of its booking, with what it was and what it is. */
export async function noteHandover(ctx: Context, tx: Tx, { bookingId, car, actor, action, ...facts }: Note): Promise<void> {
  const key = { bookingId }
  const name = [...(await nameRuns(tx, [key])).values()][0]
  const subject = { kind: 'booking' as const, id: bookingId, words: name?.reference ?? '' }
  await recordAudits(ctx, tx, [{ actor, action, subject, facts: { car, ...facts } }])
}

/** A hand-over for the audit log: without what its customer typed and what staff noted, which are deleted with their other data. */
export const auditedHandover = (one: Omit<Handover, 'recordedBy'>) => ({
  kind: one.kind,
  at: one.at.toISOString(),
  kilometres: one.kilometres,
  fuelEighths: one.fuelEighths,
  marks: one.marks.length,
  accessories: one.accessories.join(', '),
  licenceSeen: one.licenceSeen,
  deposit: centsText(one.depositMinor),
  depositMethod: one.depositMethod,
})

/** A hand-over or a return for the booking's timeline: 'RAE 001 A handed over: 80,000 km, tank 8/8, deposit 200.00 USD'. */
export function handoverNote(
  plate: string,
  one: Pick<Handover, 'kind' | 'kilometres' | 'fuelEighths' | 'marks' | 'depositMinor'>,
) {
  const facts = [
    `${one.kilometres.toLocaleString('en')} km`,
    `tank ${one.fuelEighths}/8`,
    ...(one.kind === 'return' && one.marks.length > 0 ? [`new marks: ${one.marks.length}`] : []),
    ...(one.depositMinor > 0 ? [`deposit ${centsText(one.depositMinor)}`] : []),
  ]
  return `${plate} ${one.kind === 'out' ? 'handed over' : 'taken back'}: ${facts.join(', ')}`
}

/** '200.00 USD' */
export const centsText = (minor: number): string => `${(minor / 100).toFixed(2)} USD`
