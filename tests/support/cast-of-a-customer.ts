import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { subscribe } from '#features/enquiries/subscribers/subscribe.server.ts'
import { consentVersion } from '#features/travellers/details.ts'
import { travellerDetailsAnswer } from '#features/travellers/details-answer.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingNow, gorillaTrek, partyOf, seatsOn } from './cast.ts'
import type { TestContext } from './test-context.ts'

/** A customer with data in every table. No other person of the cast uses her texts. */
export const solveig = {
  name: 'Solveig Brekkemoen',
  email: 'Solveig.Brekkemoen@Example.no',
  phone: '+47 955 31 427',
  message: 'We walk slowly since the operation',
  enquiry: 'Is Nyungwe wet in April',
  billing: { billingName: 'Fjellheimen Reiser AS', billingAddress: 'Storgata 14', billingTaxNumber: 'NO 987 654 321' },
  newsName: 'solveig.brekkemoen@example.no',
}

/** Details that she and her fellow travellers gave: each must be in the export, and nowhere after the erasure. */
export const privateDetails = {
  passportName: 'BREKKEMOEN SOLVEIG',
  passportNumber: 'NO7788231',
  diet: 'No buckwheat',
  access: 'No stairs on crutches',
  health: 'A pacemaker since 2024',
  faith: 'Lutheran, fasts on Fridays',
  emergencyContact: 'Torbjorn Brekkemoen +47 922 22 222',
}
export const fellow = { firstNames: 'Ragnvald', familyName: 'Tunheim', bornOn: '1959-02-17' }

/** Every text by which she or who travels with her could be known again. */
export const traces: readonly string[] = [
  'solveig',
  'brekkemoen',
  '955 31 427',
  solveig.message,
  solveig.enquiry,
  ...Object.values(solveig.billing),
  'ragnvald',
  'tunheim',
  '1959-02-17',
  '1957-08-30',
  privateDetails.diet,
  privateDetails.access,
  privateDetails.passportName,
  privateDetails.passportNumber,
]

/** She books for two, gives details, sends an enquiry, requests our newsletter, and leaves a second booking half done. */
export async function knownEverywhere({ ctx, runJobs }: Pick<TestContext, 'ctx' | 'runJobs'>) {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const contact = { name: solveig.name, email: solveig.email, phone: solveig.phone }
  const herself = { ...contactAsMember, assumedAge: 69, residency: 'foreign' } as const
  const party = [herself, { ...fellow, assumedAge: 67, residency: 'foreign' } as const]
  const request = await partyOf(ctx, 2, trek.slug)
  const made = await requestBooking(ctx, {
    ...request,
    party,
    contact: { ...contact, ...solveig.billing },
    message: solveig.message,
  })
  if (!made.done) throw new Error(JSON.stringify(made.refusal))
  const id = made.value.id
  await giveDetails(ctx, id)
  await sendEnquiry(ctx, {
    kind: 'contact',
    name: solveig.name,
    email: solveig.email,
    phone: solveig.phone,
    message: solveig.enquiry,
    details: {},
  })
  await subscribe(ctx, { email: solveig.email, language: 'en' })
  const key = await startDraft(ctx, { order: seatsOn(trek.slug), party: [herself] })
  if (!key.done) throw new Error(JSON.stringify(key.refusal))
  const draft = await findDraft(ctx.db, key.value)
  await answerDraft(ctx, draft?.id ?? '', { contact })
  await runJobs()
  const { rows } = await sql<{ reference: string }>`select reference from enquiries`.execute(ctx.db)
  return { booking: await bookingNow(ctx, id), trek, enquiry: rows.at(-1)?.reference ?? '', draftKey: key.value }
}

const contactAsMember = { firstNames: 'Solveig', familyName: 'Brekkemoen', bornOn: '1957-08-30' }

async function giveDetails(ctx: Context, bookingId: string): Promise<void> {
  const answer = travellerDetailsAnswer(kigaliDay(ctx.clock.now())).parse({
    ...contactAsMember,
    nationality: 'NO',
    ...privateDetails,
    passportExpiresOn: '2033-01-01',
    consent: consentVersion,
  })
  const saved = await saveTravellerDetails(ctx, { bookingId, position: 1, answer, actor: { by: 'visitor' } })
  if (!saved.done) throw new Error(JSON.stringify(saved.refusal))
}

/** Every row of every table as text, by table: what a search of the whole database would find. */
export async function wholeDatabase({ db }: Context): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found = new Map<string, string>()
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db)
    found.set(name, all.rows.map(({ row }) => row).join('\n'))
  }
  return found
}

/** The tables that contain one of these texts, in any case. */
export async function tablesWith(ctx: Context, texts: readonly string[]): Promise<string[]> {
  return [...(await wholeDatabase(ctx))].flatMap(([table, rows]) => {
    const folded = rows.toLowerCase()
    return texts.filter((text) => folded.includes(text.toLowerCase())).map((text) => `${table}: ${text}`)
  })
}

export const someStaff = { id: randomUUID(), name: 'Diane Uwase' }
