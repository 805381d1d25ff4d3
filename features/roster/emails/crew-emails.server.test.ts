import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { englishTexts, shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { releaseAssignment } from '../assign/release-assignment.server.ts'
import { followRuns } from '../follow/follow-runs.server.ts'
import { answerRequest } from '../requests/answer-request.server.ts'
import { expireRequests } from '../requests/expire-requests.server.ts'
import { crewEmailParts, sendCrewEmails } from './send-crew-emails.server.tsx'

const { ctx, clock } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())

let next = 20
const later = () => {
  next += 10
  return next
}
/** A guide with an email address on a journey that begins in so many days, or in the next free ones. */
async function assigned(name: string, { ownership = 'own' as 'own' | 'freelance', inDays = later() } = {}) {
  const bookingId = await bareBooking(ctx.db, {
    startsOn: addDays(today, inDays),
    endsOn: addDays(today, inDays + 2),
    title: `Lakes ${name}`,
  })
  const email = `${name.toLowerCase()}@example.rw`
  const id = await newGuide(ctx.db, name, { ownership, email })
  const outcome = await assignMember(ctx, { run: { bookingId }, member: { kind: 'guide', id }, actor })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  const emails = async () => {
    await sendCrewEmails(ctx)
    const { rows } = await sql<{
      subject: string
      html: string
    }>`select subject, html from emails where recipient = ${email} order by id`.execute(ctx.db)
    return rows
  }
  const subjects = async () => (await emails()).map(({ subject }) => subject.replace(/^.*?: /, '').replace(/: .*|\? .*/, ''))
  return { id: outcome.value.id, bookingId, email, emails, subjects }
}

test('a freelancer is asked once, with an address to answer at and without a word of who travels', async () => {
  const { emails, subjects, id } = await assigned('Frida', { ownership: 'freelance' })
  expect(await subjects()).toEqual(['Are you free'])
  expect(await subjects(), 'the job runs again').toEqual(['Are you free'])
  const [letter] = await emails()
  expect(letter?.html).toMatch(new RegExp(`/crew-request/${id}-1-[\\w-]{32}`))
  expect(letter?.html).not.toMatch(/Solheim|marit@|490000|4,900|47 900/)
})

test('who says yes reads no more until something changes; other days are told with the former ones; who is removed is told', async () => {
  const { id, bookingId, subjects } = await assigned('Yves', { ownership: 'freelance' })
  await subjects()
  await answerRequest(ctx, { id, answer: 'yes', words: '', by: null })
  expect(await subjects()).toEqual(['Are you free'])
  await sql`update bookings set starts_on = starts_on + 4, ends_on = ends_on + 4 where id = ${bookingId}`.execute(ctx.db)
  await followRuns(ctx)
  expect(await subjects()).toEqual(['Are you free', 'Your times changed'])
  await releaseAssignment(ctx, { id, actor })
  expect(await subjects()).toEqual(['Are you free', 'Your times changed', 'You are free again'])
})

test('who says no is told nothing more, and who did not answer in time that somebody else is asked', async () => {
  const [no, late] = [await assigned('Nadia', { ownership: 'freelance' }), await assigned('Leon', { ownership: 'freelance' })]
  await no.subjects()
  await answerRequest(ctx, { id: no.id, answer: 'no', words: '', by: null })
  expect(await no.subjects()).toEqual(['Are you free'])
  const now = clock.now()
  clock.set(new Date(now.getTime() + 49 * 3_600_000))
  await expireRequests(ctx)
  expect(await late.subjects()).toEqual(['Are you free', 'No answer in time'])
  clock.set(now)
})

test('one of ours reads of it fourteen days before, with the sheet and the calendar; who was never told is not told that it ended', async () => {
  const soon = await assigned('Sam', { inDays: 14 })
  const far = await assigned('Fay', { inDays: 15 })
  expect(await soon.subjects()).toEqual(['You are assigned'])
  const html = (await soon.emails())[0]?.html
  expect(html).toMatch(/\/sheet\/\d+-[\w-]{32}"/)
  expect(html).toMatch(/\/crew-calendar\/\d+-[\w-]{32}\.ics"/)
  expect(await far.subjects()).toEqual([])
  await releaseAssignment(ctx, { id: far.id, actor })
  expect(await far.subjects()).toEqual([])
})

test('a guide who speaks another of our languages best reads in it, all of it, with the addresses of that language', async () => {
  const bookingId = await bareBooking(ctx.db, { startsOn: addDays(today, 5), endsOn: addDays(today, 6), title: 'Kivu' })
  const french = { ...ctx, words: shippedLanguages().words }
  const spoken = { fr: 'fluent', en: 'good' }
  const id = await newGuide(ctx.db, 'Claudine', { ownership: 'freelance', email: 'claudine@example.rw', spoken })
  await assignMember(ctx, { run: { bookingId }, member: { kind: 'guide', id }, actor })
  await sendCrewEmails(french)
  const { rows } = await sql<{ subject: string; text: string; language: string }>`
    select subject, text, language from emails where recipient = 'claudine@example.rw'`.execute(ctx.db)
  expect(rows).toMatchObject([{ language: 'fr', subject: expect.stringMatching(/: Êtes-vous libre \? Kivu, /) }])
  for (const english of englishTexts(crewEmailParts)) expect(rows[0]?.text).not.toContain(english)
})
