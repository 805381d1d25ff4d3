import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Choice, hireChoice, journeyChoice, pilgrimsChoice } from '#features/bookings/drafts/choice.ts'
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

/** A private journey of so many adults: it needs everybody's name. */
const journey = (travellers: number) =>
  journeyChoice({
    ...{ package: 'an-hour-with-the-gorillas', startsOn: '2027-06-14', comfort: 'lodge', residency: 'foreign' },
    ...{ travellers, childAges: [] },
  })

const names = (travellers: number) =>
  Object.fromEntries(
    Array.from({ length: travellers }, (_, n) => n).flatMap((n) =>
      Object.entries({ firstNames: `Marit ${'AB'[n]}`, familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' }).map(
        ([field, value]) => [`travellers[${n}].${field}`, value] as const,
      ),
    ),
  )

/** The second step of a draft and its address, sent with the contact and the value of the button. */
async function begin(choice: Choice) {
  const draft = await startDraft(ctx, choice)
  if (!draft.done) throw new Error(draft.refusal.reason)
  const step = `/booking/${draft.value}`
  return {
    step,
    send: (then: string, more: Record<string, string> = {}) => ask(`${step}/travellers`, '', { ...contact, ...more, then }),
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
  const applied = async (singleRooms: string) => {
    const { text } = await ask(`${step}/extras`, '', { intent: 'apply', comfort: 'simple', singleRooms })
    return Number(/The price is \$([\d,]+)/.exec(text)?.[1]?.replace(',', ''))
  }
  const each = Number(/Guest houses: \+\$(\d+) for each\./.exec((await ask(`${step}/extras`)).text)?.[1])
  expect(each).toBeGreaterThan(0)
  expect((await applied('5')) - (await applied('0'))).toBe(5 * each)
})

test('two who are named go straight to the payment: their page says that they share a room, and which extras there are', async () => {
  const { step, send } = await begin(journey(2))
  const { text } = await ask(`${step}/travellers`)
  expect(text).toContain('Accommodation: Lodges, two share a room. Extras, now or later: A porter for one trek')
  expect((await send('payment', names(2))).location).toBe(`${step}/payment`)
  expect((await ask(`${step}/payment`)).text).toContain('name="agreedTotalMinor"')
})

test('a traveller alone chooses the room first, whatever the form says', async () => {
  const { step, send, message } = await begin(journey(1))
  expect((await ask(`${step}/travellers`)).text).not.toContain('value="payment"')
  expect((await send('payment', names(1))).location).toBe(`${step}/extras`)
  expect(await message()).toBeUndefined()
})

test('a discount code is taken beside the payment, and one that was only typed is priced before anything is held', async () => {
  await sql`insert into discount_codes (code, name, percent, from_day, kinds)
    values ('SPRING', 'Spring', 10, '2026-01-01', '{hire}')`.execute(ctx.db)
  const { step, send } = await begin(hire)
  await send('payment')
  const pay = async (form: Record<string, string>) => {
    const { status, text } = await ask(`${step}/payment`, '', form)
    return { status, text, total: /name="agreedTotalMinor" value="(\d+)"/.exec(text)?.[1] ?? '' }
  }
  const whole = (await pay({ code: 'NOBODY', intent: 'apply' })).total
  expect(await pay({ code: 'NOBODY', intent: 'apply' })).toMatchObject({
    status: 422,
    text: expect.stringContaining('id="field-code-error"'),
  })
  const last = { method: 'bank-transfer', terms: 'on', agreedTotalMinor: whole, code: 'SPRING' }
  const typed = await pay(last)
  expect(typed).toMatchObject({ status: 409, text: expect.stringMatching(/The code takes \$\d/) })
  expect(Number(typed.total)).toBeLessThan(Number(whole))
  expect(await pay({ code: '', intent: 'apply' })).toMatchObject({ status: 200, total: whole })
})
