import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { addService, sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findVersion } from '../reads.server.ts'
import { listNamesInTexts } from './reads-named.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })

test('texts are looked at for activities of the rate book and for what was on the days before, houses by their names', async () => {
  const { tripId } = await sentProposal(ctx, await member(ctx), { byEmail: false })
  const facts = { kind: 'activity', name: 'Lake Guides', placeId: null, hotelId: null, email: '', phone: '', note: '' } as const
  const saved = await saveSupplier(ctx, { facts, seen: undefined, actor: sophie })
  const supplierId = saved.done ? saved.value : 0
  const walk = { kind: 'activity', basis: 'person', board: null, beds: null, mostGuests: null } as const
  for (const name of ['Kayak trip', 'Canopy walk']) await addService(ctx, supplierId, { ...walk, name })
  const version = await findVersion(ctx.db, tripId, 2)
  if (!version) throw new Error('There is no draft')
  const namesOf = (summary: string) => listNamesInTexts(ctx.db, { ...version, summary })
  const before = await namesOf('')
  const summary = 'By flight from Oslo to a KAYAK TRIP, and the night at Kinigi Guest House.'
  expect((await namesOf(summary)).filter((name) => !before.includes(name))).toEqual([
    'Flight from Oslo',
    'Kayak trip',
    'Kinigi Guest House',
  ])
  await sql`update supplier_services set archived_at = now() where name = 'Kayak trip'`.execute(ctx.db)
  expect(await namesOf('A kayak trip')).toEqual(before)
})
