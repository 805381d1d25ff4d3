import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { type BookingState, isFinal } from '#features/bookings/booking.ts'
import { type NamingRefusal, nameTraveller } from '#features/bookings/changes/name-traveller.server.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { isNameFixed } from '#features/bookings/privacy/reads-travellers.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue } from '#values/queues.ts'
import { type ChangedDetail, changedDetails, encryptedDetails } from './changed-details.ts'
import { consentVersion } from './details.ts'
import type { TravellerDetailsAnswer } from './details-answer.ts'
import { detailsVersion } from './details-version.server.ts'
import { detailAbout, type PrivateField } from './private-details.server.ts'
import { type BookedTrip, type DetailRow, findDetailRow, lockTraveller, lockTrip } from './reads.server.ts'
import { putDetails } from './writes.server.ts'

/** Who saves details: the visitor on the booking's page, the leader by their link, or staff by name. */
export type DetailsActor = { by: 'visitor' } | { by: 'leader' } | { by: 'staff'; id: string; name: string }

export type DetailsRefusal =
  | { reason: 'booking-unknown' }
  | { reason: 'booking-final'; state: BookingState }
  | { reason: 'consent-missing' }
  | { reason: 'already-given'; fields: LeaderField[] }
  /** Somebody has changed these details since they were seen. */
  | { reason: 'changed-meanwhile' }
  | NamingRefusal

export type DetailsInput = {
  bookingId: string
  position: number
  answer: TravellerDetailsAnswer
  actor: DetailsActor
  /** The version that the form showed; details of another one are not overwritten. */
  seen?: string | undefined
}

/**
 * Saves the given details of one traveller and leaves the others. Refused once the booking has ended, for notes on faith and
 * health without consent to the current text, when naming the traveller is refused, and when they are not at the version that was
 * seen. A leader adds missing details and room requests, but replaces and deletes nothing. Names that are given are corrected by staff, and by the
 * visitor until something is issued in them. Which details staff changed, and that a visitor corrected a name or a birth day, is written to the
 * timeline, and to the audit log where one of them is encrypted.
 */
export function saveTravellerDetails(ctx: Context, input: DetailsInput): Promise<Outcome<undefined, DetailsRefusal>> {
  return transact<undefined, DetailsRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, input.bookingId)
    if (!trip) return refused({ reason: 'booking-unknown' })
    if (isFinal(trip.state)) return refused({ reason: 'booking-final', state: trip.state })
    const was = await findDetailRow(tx, input.bookingId, input.position)
    const saved = await saveDetails(ctx, tx, input)
    if (!saved.done) return saved
    if (input.actor.by === 'staff') await recordCorrection(ctx, tx, trip, { ...input, actor: input.actor }, saved.value)
    if (input.actor.by === 'visitor' && was && isRenamed(input.answer, was)) await noteRename(ctx, tx, input, saved.value)
    // Rooms are made of wishes, families and ages.
    await ctx.jobs.addOnce(tx, followOrdersQueue)
    return done(undefined)
  })
}

/** The same in the caller's transaction, which has locked the trip. Returns which details are other than before. */
export async function saveDetails(ctx: Context, tx: Tx, input: DetailsInput): Promise<Outcome<ChangedDetail[], DetailsRefusal>> {
  const { bookingId, position, answer, actor, seen } = input
  await lockTraveller(tx, bookingId, position)
  const was = await findDetailRow(tx, bookingId, position)
  if (!was) return refused({ reason: 'traveller-unknown' })
  if (seen !== undefined && seen !== detailsVersion(was)) return refused({ reason: 'changed-meanwhile' })
  const sensitive = answer.health !== undefined || answer.faith !== undefined
  if (sensitive && answer.consent !== consentVersion) return refused({ reason: 'consent-missing' })
  const fields = actor.by === 'leader' ? alreadyGiven(answer, was) : []
  if (fields.length > 0) return refused({ reason: 'already-given', fields })
  const { firstNames, familyName, bornOn } = answer
  const isStaff = actor.by === 'staff'
  if (firstNames !== undefined && familyName !== undefined && (bornOn !== undefined || isStaff)) {
    const naming = { firstNames, familyName, bornOn: bornOn ?? was.bornOn }
    const corrects = isStaff || (actor.by === 'visitor' && !(await isNameFixed(tx, bookingId, position)))
    const named = await nameTraveller(tx, bookingId, position, naming, { corrects })
    if (!named.done) return named
  }
  await putDetails(tx, { ...detailsAfter(ctx, input, was), updated_by: isStaff ? actor.name : actor.by })
  return done(changedDetails(answer, was))
}

type LeaderField =
  | 'nationality'
  | 'passportName'
  | 'passportNumber'
  | 'passportExpiresOn'
  | 'diet'
  | 'access'
  | 'health'
  | 'faith'
  | 'emergencyContact'
  | 'remove'

/** The details that a leader would replace or delete. */
function alreadyGiven(answer: TravellerDetailsAnswer, was: DetailRow): LeaderField[] {
  const known: Record<Exclude<LeaderField, 'remove'>, unknown> = {
    nationality: was.nationality,
    passportName: was.passportName,
    passportNumber: was.passportSealed,
    passportExpiresOn: was.passportExpiresOn,
    diet: was.diet,
    access: was.access,
    health: was.healthSealed,
    faith: was.faithSealed,
    emergencyContact: was.emergencySealed,
  }
  const replaced = (Object.keys(known) as (keyof typeof known)[]).filter(
    (field) => known[field] !== null && answer[field] !== undefined,
  )
  return answer.remove.some((field) => field !== 'room' && field !== 'beds') ? [...replaced, 'remove'] : replaced
}

function detailsAfter(
  ctx: Context,
  { bookingId, position, answer }: { bookingId: string; position: number; answer: TravellerDetailsAnswer },
  was: DetailRow,
) {
  const at = ctx.clock.now()
  const gone = (field: (typeof answer.remove)[number]) => answer.remove.includes(field)
  const changed = <Value>(given: Value | undefined, before: Value | null, isDeleted: boolean) =>
    given ?? (isDeleted ? null : before)
  const encrypted = (given: string | undefined, before: Buffer | null, field: PrivateField) =>
    given === undefined
      ? changed(undefined, before, gone(field))
      : ctx.encryption.encrypt(given, detailAbout(bookingId, position, field))
  const health = encrypted(answer.health, was.healthSealed, 'health')
  const faith = encrypted(answer.faith, was.faithSealed, 'faith')
  const consent = consentAfter(answer, was, { needed: health !== null || faith !== null, at })
  return {
    booking_id: bookingId,
    position,
    nationality: changed(answer.nationality, was.nationality, gone('passport')),
    passport_name: changed(answer.passportName, was.passportName, gone('passport')),
    passport_sealed: encrypted(answer.passportNumber, was.passportSealed, 'passport'),
    passport_expires_on: changed(answer.passportExpiresOn, was.passportExpiresOn, gone('passport')),
    diet: changed(answer.diet, was.diet, gone('diet')),
    access: changed(answer.access, was.access, gone('access')),
    health_sealed: health,
    faith_sealed: faith,
    consent_at: consent.at,
    consent_version: consent.version,
    room: changed(answer.room, was.room, gone('room')),
    beds: changed(answer.beds, was.beds, gone('room') || gone('beds')),
    emergency_sealed: encrypted(answer.emergencyContact, was.emergencySealed, 'emergency'),
    ...(isRenamed(answer, was) && noEvidence),
    updated_at: at,
  }
}

/** What was seen is of the person who was named then: under another name, or born on another day, it is seen anew. */
const isRenamed = (answer: TravellerDetailsAnswer, was: DetailRow): boolean =>
  (['firstNames', 'familyName', 'bornOn'] as const).some(
    (field) => answer[field] !== undefined && was[field] !== null && answer[field] !== was[field],
  )
const noEvidence = {
  ...{ evidence: null, evidence_class: null, evidence_until: null },
  ...{ evidence_seen_at: null, evidence_seen_by: null },
}

/** Tells staff, in the booking's timeline, that a name or a birth day that they had is another one now; never which. */
const noteRename = (ctx: Context, tx: Tx, { bookingId, position }: DetailsInput, changed: readonly ChangedDetail[]) =>
  noteChange(ctx, tx, bookingId, {
    actor: 'visitor',
    text: `Traveller ${position} changed: ${changed.filter((detail) => detail === 'names' || detail === 'date of birth').join(', ')}`,
  })

/** Consent is stored with its notes: renewed with each note, and deleted with the last. */
function consentAfter(
  { health, faith, consent }: TravellerDetailsAnswer,
  was: DetailRow,
  { needed, at }: { needed: boolean; at: Date },
): { at: Date | null; version: string | null } {
  if (!needed) return { at: null, version: null }
  const renewed = consent !== undefined && (health !== undefined || faith !== undefined)
  return renewed ? { at, version: consent } : { at: was.consentAt, version: was.consentVersion }
}

/**
 * Records which details of a traveller staff changed, never their values: in the booking's timeline, and where one of them is encrypted in
 * the audit log too. Nothing where nothing changed.
 */
async function recordCorrection(
  ctx: Context,
  tx: Tx,
  trip: BookedTrip,
  { position, actor }: { position: number; actor: { id: string; name: string } },
  changed: readonly ChangedDetail[],
): Promise<void> {
  if (changed.length === 0) return
  await noteChange(ctx, tx, trip.id, { actor: actor.name, text: `Traveller ${position} changed: ${changed.join(', ')}` })
  const details = changed.filter((detail) => encryptedDetails.includes(detail))
  if (details.length === 0) return
  const subject = { kind: 'booking', id: trip.id, words: trip.reference } as const
  const facts = { position, fields: details.join(', ') }
  await recordAudit(ctx, tx, { actor, action: 'details-changed', subject, facts })
}
