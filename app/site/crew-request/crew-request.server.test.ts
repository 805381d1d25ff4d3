import { expect, test } from 'vitest'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import { formStamp } from '#features/enquiries/form-stamp.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { moveAssignment } from '#features/roster/assign/move-assignment.server.ts'
import { requestKey } from '#features/roster/requests/request-key.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

const { ctx } = await testContext()
const site = await openSite(ctx)
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())

let next = 10
/** A request to a freelancer, and its address. */
async function requested(name: string) {
  next += 10
  const from = addDays(today, next)
  const bookingId = await bareBooking(ctx.db, { startsOn: from, endsOn: addDays(from, 2), title: 'Three lakes' })
  const id = await newGuide(ctx.db, name, { ownership: 'freelance' })
  const outcome = await assignMember(ctx, { run: { bookingId }, member: { kind: 'guide', id }, actor })
  const assignment = outcome.done ? await findAssignment(ctx.db, outcome.value.id) : undefined
  if (!assignment) throw new Error('Nobody was asked')
  const at = `/crew-request/${requestKey(ctx.config.secret, assignment)}`
  return { id: assignment.id, from, at, state: async () => (await findAssignment(ctx.db, assignment.id))?.state }
}
/** What a reader of the email gets at an address. */
async function get(at: string) {
  const answer = await fetch(site + at, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
/** What a person sends who read the page for a minute; `shown`: the field of the page that says when it was drawn. */
async function press(
  at: string,
  answer: string,
  shown = formStamp(ctx.config.secret, new Date(ctx.clock.now().getTime() - 60_000)),
) {
  const body = new URLSearchParams({ answer, words: 'Gladly', shown })
  const sent = await fetch(site + at, { method: 'POST', body, headers: { Origin: site }, redirect: 'manual' })
  return { status: sent.status, text: await sent.text() }
}

test('a program that opens the link of an email changes nothing, and what it reads names no traveller', async () => {
  const { at, state } = await requested('Opens')
  const page = await get(at)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toMatch(/no-store/)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.text).toContain('Three lakes')
  expect(page.text).not.toMatch(/Solheim|marit@|4,900|47 900/)
  expect(await state()).toBe('requested')
})

test('a program that presses without the field of the page answers nothing, and what was typed comes back', async () => {
  const { at, state } = await requested('Pressed')
  const again = await press(at, 'yes', '')
  expect(again).toMatchObject({ status: 422, text: expect.stringContaining('press the button once more') })
  expect(again.text).toContain('Gladly')
  expect(await state()).toBe('requested')
})

test('yes pressed twice is one yes, and no after it is refused in words', async () => {
  const { at, state } = await requested('Yes')
  expect((await press(at, 'yes')).status).toBe(303)
  expect((await press(at, 'yes')).status).toBe(303)
  const no = await press(at, 'no')
  expect(no.status).toBe(409)
  expect(no.text).toContain('the first answer stands')
  expect(await state()).toBe('confirmed')
  expect((await get(at)).text).toContain('You said yes')
})

test('after the hours changed the former link says so and stores nothing; another key is no page at all', async () => {
  const { id, at, from, state } = await requested('Changed')
  await moveAssignment(ctx, { id, seen: 1, span: spanOfDays(from, from), actor })
  expect((await get(at)).text).toContain('The times have changed since this email')
  expect((await press(at, 'yes')).status).toBe(409)
  expect(await state()).toBe('requested')
  const other = at.slice(0, -1) + (at.endsWith('A') ? 'B' : 'A')
  expect((await get(other)).status).toBe(404)
  expect((await press(other, 'yes')).status).toBe(404)
  expect((await get(at.replace(/-1-/, '-2-'))).status).toBe(404)
})
