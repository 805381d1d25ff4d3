import { expect, test } from 'vitest'
import { type Choice, hireChoice, pilgrimsChoice } from '#features/bookings/drafts/choice.ts'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
await keepVehicleDays(ctx)
const ask = await openRequests(ctx)

const contact = { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }

const hire = hireChoice({
  ...{ vehicleClass: 'rav4', vehicles: 1, travellers: 2, drive: 'with-driver', abroad: [], pickUpPlace: 'Kigali Airport' },
  ...{ fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-17', toTime: '18:00' },
})

const pilgrims = pilgrimsChoice({
  ...{ package: 'the-road-to-kibeho', startsOn: '2027-06-14', comfort: 'simple', residency: 'eac' },
  ...{ adults: 20, childAges: [] },
})

/** The second step of a draft and its address, sent with the contact and the value of the button. */
async function begin(choice: Choice) {
  const draft = await startDraft(ctx, choice)
  if (!draft.done) throw new Error(draft.refusal.reason)
  const step = `/booking/${draft.value}`
  return {
    step,
    send: (then: string) => ask(`${step}/travellers`, '', { ...contact, then }),
    message: async () => (await findDraft(ctx.db, draft.value))?.answers.message,
  }
}

test('a car goes from the contact straight to the payment, which then has its last button', async () => {
  const { step, send } = await begin(hire)
  expect((await ask(`${step}/travellers`)).text).toContain('value="payment"')
  expect((await send('payment')).location).toBe(`${step}/payment`)
  expect((await ask(`${step}/payment`)).text).toContain('name="agreedTotalMinor"')
})

test('who comes back from the payment to correct the contact keeps the message', async () => {
  const { step, send, message } = await begin(hire)
  expect((await send('extras')).location).toBe(`${step}/extras`)
  await ask(`${step}/extras`, '', { message: 'We land late.' })
  expect((await send('payment')).location).toBe(`${step}/payment`)
  expect(await message()).toBe('We land late.')
})

test('a group chooses its rooms first, whatever the form says', async () => {
  const { step, send, message } = await begin(pilgrims)
  expect((await ask(`${step}/travellers`)).text).not.toContain('value="payment"')
  expect((await send('payment')).location).toBe(`${step}/extras`)
  expect(await message()).toBeUndefined()
})
