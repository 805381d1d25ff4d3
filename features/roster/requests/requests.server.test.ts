import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { releaseAssignment } from '../assign/release-assignment.server.ts'
import { answerRequest } from './answer-request.server.ts'
import { expireRequests } from './expire-requests.server.ts'

const { ctx, clock } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())

let next = 10
async function requested(name: string) {
  next += 10
  const bookingId = await bareBooking(ctx.db, { startsOn: addDays(today, next), endsOn: addDays(today, next + 2) })
  const id = await newGuide(ctx.db, name, { ownership: 'freelance' })
  const outcome = await assignMember(ctx, { run: { bookingId }, member: { kind: 'guide', id }, actor })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  const state = async () => (await findAssignment(ctx.db, outcome.value.id))?.state
  const alerts = async () => (await listOpenAlerts(ctx.db, { limit: 20, bookingId })).map(({ text }) => text)
  return { id: outcome.value.id, bookingId, state, alerts }
}

test('the first answer stands: the same again changes nothing, and another one is refused', async () => {
  const { id, state, alerts } = await requested('Yes')
  const yes = { id, answer: 'yes' as const, words: '', seen: 1, by: null }
  expect(await answerRequest(ctx, yes)).toMatchObject({ done: true })
  expect(await answerRequest(ctx, yes), 'the button pressed twice').toMatchObject({ done: true })
  expect(await answerRequest(ctx, { ...yes, answer: 'no' })).toMatchObject({
    refusal: { reason: 'answered-already', answer: 'yes' },
  })
  expect([await state(), await alerts()]).toEqual(['confirmed', []])
})

test('of a yes and a no at the same moment one stands and the other is refused', async () => {
  const { id } = await requested('Both')
  const answers = await Promise.all(
    (['yes', 'no'] as const).map((answer) => answerRequest(ctx, { id, answer, words: '', by: null })),
  )
  expect(answers.filter(({ done }) => done)).toHaveLength(1)
})

test('a no frees the time and raises one alert', async () => {
  const { id, state, alerts } = await requested('No')
  await answerRequest(ctx, { id, answer: 'no', words: 'On another tour', by: null })
  expect([await state(), await alerts()]).toEqual(['declined', [expect.stringMatching(/^No declined A journey/)]])
})

test('a request that was withdrawn, or whose hours have changed since, is not answered', async () => {
  const { id } = await requested('Withdrawn')
  expect(await answerRequest(ctx, { id, answer: 'yes', words: '', seen: 7, by: null })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  await releaseAssignment(ctx, { id, actor })
  expect(await answerRequest(ctx, { id, answer: 'yes', words: '', seen: 1, by: null })).toMatchObject({
    refusal: { reason: 'not-requested' },
  })
})

test('without an answer in 48 hours the time is free again, and one alert says so, however often the job runs', async () => {
  const { state, alerts } = await requested('Late')
  const start = clock.now()
  clock.set(new Date(start.getTime() + 48 * 3_600_000 - 1))
  await expireRequests(ctx)
  expect(await state()).toBe('requested')
  clock.set(new Date(start.getTime() + 48 * 3_600_000))
  await expireRequests(ctx)
  await expireRequests(ctx)
  expect([await state(), await alerts()]).toEqual(['declined', [expect.stringMatching(/^Late did not reply about A journey/)]])
  clock.set(start)
})
