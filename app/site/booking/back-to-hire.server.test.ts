import { expect, test } from 'vitest'
import { hireChoice } from '#features/bookings/drafts/choice.ts'
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

test('back from the steps of a hire its pick-up place is filled in again, and stands in no address', async () => {
  const choice = hireChoice({
    ...{ vehicleClass: 'rav4', vehicles: 1, travellers: 2, drive: 'with-driver', abroad: [] },
    ...{ fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-17', toTime: '18:00' },
    ...{ pickUpPlace: 'Hôtel des Mille Collines', pickUpFlight: 'WB 701' },
  })
  const draft = await startDraft(ctx, choice)
  if (!draft.done) throw new Error(draft.refusal.reason)
  const { text } = await ask(`/booking/${draft.value}/travellers`)
  const back = (/href="(\/booking\/hire\?[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  expect(decodeURIComponent(back)).not.toMatch(/Collines|701/)
  const form = (await ask(back)).text
  expect(form).toContain('value="Hôtel des Mille Collines"')
  expect(form).toContain('value="WB 701"')
  expect((await ask(back.replace(/draft=[^&]*/, `draft=${'x'.repeat(24)}`))).text).not.toContain('Collines')
})

test('each step of a self-drive hire names its hours, its kilometres, the deposit and what damage costs', async () => {
  const choice = hireChoice({
    ...{ vehicleClass: 'rav4', vehicles: 2, travellers: 2, drive: 'self', abroad: [] },
    ...{ fromDay: '2027-06-14', fromTime: '09:00', toDay: '2027-06-17', toTime: '09:00' },
    ...{ driverBornOn: '1980-01-01', driverLicensedSince: '2005-01-01' },
  })
  const draft = await startDraft(ctx, choice)
  if (!draft.done) throw new Error(draft.refusal.reason)
  const first = `/booking/hire?class=rav4&vehicleClass=rav4&vehicles=2&travellers=2&drive=self&fromDay=2027-06-14&fromTime=09:00&toDay=2027-06-17&toTime=09:00`
  for (const path of [first, `/booking/${draft.value}/travellers`]) {
    const { text } = await ask(path)
    expect(text, path).toContain('Pick-up 14 June 2027, 09:00; return 17 June 2027, 09:00, Kigali time.')
    expect(text, path).toContain('450 km included for each car; each extra km costs $0.41, with VAT.')
    expect(text, path).toContain('We hold a deposit of $500 for each car until it is back')
    expect(text, path).toContain('Damage costs you $1,000 at most for each car.')
    expect(text, path).not.toContain('with driver: fuel')
  }
})
