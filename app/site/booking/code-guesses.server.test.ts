import { expect, test } from 'vitest'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { limits } from '#features/rate-limits/rate-limits.ts'
import { openRoomsAndCars, stayFrom } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext({ formLimits: true })
const site = await openSite(ctx)
await openRoomsAndCars(ctx)

test('codes for a discount are tried so often in an hour and no more, by whatever button', async () => {
  const started = await startDraft(ctx, { order: stayFrom('2027-06-14', 2), party: partyOfUnnamed(1) })
  if (!started.done) throw new Error(started.refusal.reason)
  const post = (step: string, form: Record<string, string>) =>
    fetch(`${site}/booking/${started.value}/${step}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Origin: site },
      redirect: 'manual',
    })
  await post('travellers', { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' })
  const most = limits.draft.address
  for (let tries = 0; tries < most; tries++) {
    const guess = { code: `GUESS-${tries}`, message: '', ...(tries % 2 === 0 && { intent: 'apply' }) }
    expect((await post('extras', guess)).status).toBe(422)
  }
  const limited = await post('extras', { code: 'GUESS', message: 'By the window, please' })
  expect(limited.status).toBe(429)
  expect(await limited.text()).toContain('By the window, please')
  expect((await post('extras', { code: '', message: '' })).status).toBe(302)
})
