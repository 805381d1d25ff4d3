import { expect, test } from 'vitest'
import authorityRows from '#db/reference/authorities.json' with { type: 'json' }
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { loadReference } from '#server/start/first-start.ts'
import { sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import type { AuthorityFacts } from './authority.ts'
import type { AuthorityTermsFacts } from './authority-terms.ts'
import { findAuthority, findAuthorityOf, findTerms, listAuthorities, listTermsOf } from './reads.server.ts'
import { saveAuthority } from './save-authority.server.ts'
import { checkAuthorityTerms, deleteAuthorityTerms, saveAuthorityTerms } from './save-authority-terms.server.ts'

const { ctx } = await testContext()
const actor = sophie
const today = kigaliDay(ctx.clock.now())

const facts: AuthorityFacts = {
  name: 'Virunga Foundation',
  countryId: 'dr-congo',
  supplierId: null,
  timeZone: 'Africa/Lubumbashi',
  closesAt: '16:30',
  worksOn: [1, 2, 3],
  licence: '',
  licenceUntil: null,
  numberPattern: '',
  feeIds: [],
  evidence: {},
}
const add = (change: Partial<AuthorityFacts> = {}) =>
  saveAuthority(ctx, { facts: { ...facts, ...change }, seen: undefined, actor })

const bwindi = 'gorilla-bwindi'
const span = (fromDay: string, toDay: string | null): AuthorityTermsFacts => ({
  fromDay,
  toDay,
  terms: { depositPercent: 40 },
  source: 'A notice',
  sourceUrl: '',
  publishedOn: null,
  confidence: 'high',
})
const saveTerms = (
  own: AuthorityTermsFacts,
  more: { seen?: { id: number; version: number }; isChecked?: boolean; isFitted?: boolean; feeId?: string } = {},
) =>
  saveAuthorityTerms(ctx, {
    ...{ feeId: bwindi, seen: undefined, isChecked: false, isFitted: false, actor, ...more },
    facts: own,
  })
const daysOf = async (feeId = bwindi) =>
  (await listTermsOf(ctx.db, [feeId])).map(({ fromDay, toDay }) => `${fromDay} ${toDay ?? ''}`.trim())
const actions = async (id: string) => (await listAuditEntriesOf(ctx.db, { kind: 'authority', id })).map(({ action }) => action)

test('a new database has both authorities with the terms of their permits, whose amounts are as sure as their source', async () => {
  expect((await listAuthorities(ctx.db)).map(({ id, feeIds }) => [id, feeIds.length])).toEqual([
    ['rdb', 4],
    ['uwa', 2],
  ])
  expect(await findAuthorityOf(ctx.db, bwindi)).toMatchObject({ id: 'uwa', country: 'Uganda', closesAt: '17:00' })
  expect(await findAuthorityOf(ctx.db, 'nyiragongo-climb')).toBeUndefined()
  expect(await findTerms(ctx.db, bwindi, '2024-06-30')).toMatchObject({ toDay: '2024-06-30', confidence: 'medium' })
  expect(await findTerms(ctx.db, bwindi, '2024-07-01')).toMatchObject({ toDay: null, confidence: 'low', checkedOn: null })
  expect(await findTerms(ctx.db, bwindi, '2022-06-30')).toBeUndefined()
  expect((await findTerms(ctx.db, 'gorilla-volcanoes', today))?.terms).toMatchObject({ balanceDays: 30, refunds: [] })
  expect((await findTerms(ctx.db, 'gorilla-volcanoes', today))?.terms.depositPercent).toBeUndefined()
})

test('a start adds what is missing, and leaves what staff have changed', async () => {
  const uwa = await findAuthority(ctx.db, 'uwa')
  if (!uwa) throw new Error('No authority')
  const change = { name: 'Uganda’s wildlife', feeIds: uwa.feeIds, evidence: { eac: 'A passport' }, countryId: 'uganda' }
  await saveAuthority(ctx, { facts: { ...facts, ...change }, seen: { id: 'uwa', version: uwa.version }, actor })
  const before = await listTermsOf(ctx.db, uwa.feeIds)
  await loadReference(ctx)
  await loadReference(ctx)
  expect(await findAuthority(ctx.db, 'uwa')).toMatchObject({ ...change, closesAt: '16:30', version: uwa.version + 1 })
  expect(await listTermsOf(ctx.db, uwa.feeIds)).toEqual(before)
  expect(await listAuthorities(ctx.db)).toHaveLength(authorityRows.length)
})

test('a name belongs to one authority, whatever its case; what its address would be is not that of the form', async () => {
  expect(await add()).toEqual({ done: true, value: 'virunga-foundation' })
  expect(await add({ name: 'VIRUNGA foundation' })).toEqual({ done: false, refusal: { reason: 'name-taken' } })
  expect(await add({ name: 'Virunga: Foundation' })).toEqual({ done: false, refusal: { reason: 'name-taken' } })
  expect(await add({ name: 'New' })).toEqual({ done: true, value: 'new-authority' })
})

test('a permit is sold by one authority, and is not taken from it while it has terms', async () => {
  const taken = await add({ name: 'Another', feeIds: [bwindi] })
  expect(taken).toMatchObject({ refusal: { reason: 'fee-taken', feeId: bwindi } })
  expect(await add({ name: 'Another', feeIds: ['akagera-entry'] })).toMatchObject({ refusal: { reason: 'fee-unknown' } })
  expect(await add({ name: 'Another', feeIds: ['atlantis'] })).toMatchObject({ refusal: { reason: 'fee-unknown' } })
  expect(await add({ name: 'Another', feeIds: ['nyiragongo-climb'] })).toEqual({ done: true, value: 'another' })
  const save = (feeIds: string[], version: number) =>
    saveAuthority(ctx, { facts: { ...facts, name: 'Another', feeIds }, seen: { id: 'another', version }, actor })
  await saveTerms(span('2027-01-01', null), { feeId: 'nyiragongo-climb' })
  expect(await save([], 1)).toMatchObject({ refusal: { reason: 'fee-has-terms', feeId: 'nyiragongo-climb' } })
  const [terms] = await listTermsOf(ctx.db, ['nyiragongo-climb'])
  await deleteAuthorityTerms(ctx, { feeId: 'nyiragongo-climb', seen: { id: terms?.id ?? 0, version: 1 }, actor })
  expect(await save([], 1)).toMatchObject({ done: true })
  expect(await findAuthorityOf(ctx.db, 'nyiragongo-climb')).toBeUndefined()
  expect(await actions('another')).toEqual(['authority-added', 'permit-terms-added', 'permit-terms-deleted', 'authority-changed'])
})

test('two who give one permit to two authorities at once: one of them is refused', async () => {
  const fee = { feeIds: ['nyiragongo-climb'] }
  const outcomes = await Promise.all([add({ name: 'First', ...fee }), add({ name: 'Second', ...fee })])
  expect(outcomes.map(({ done }) => done).toSorted()).toEqual([false, true])
  expect(outcomes.find(({ done }) => !done)).toMatchObject({ refusal: { reason: 'fee-taken' } })
})

test('who saves an authority second is refused with what the first saved', async () => {
  await add({ name: 'Contested' })
  const save = (licence: string) =>
    saveAuthority(ctx, { facts: { ...facts, name: 'Contested', licence }, seen: { id: 'contested', version: 1 }, actor })
  const outcomes = await Promise.all([save('one'), save('other')])
  const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
  const now = await findAuthority(ctx.db, 'contested')
  expect(refusals).toEqual([{ reason: 'changed-meanwhile', now, by: { who: actor.name, at: ctx.clock.now() } }])
})

test('terms that share a day with others are refused with that day, unless the others give way', async () => {
  expect(await daysOf()).toEqual(['2024-07-01', '2022-07-01 2024-06-30'])
  const refused = await saveTerms(span('2026-07-01', null))
  expect(refused).toMatchObject({ refusal: { reason: 'days-overlap', day: '2026-07-01', other: { fromDay: '2024-07-01' } } })
  const saved = await saveTerms(span('2026-07-01', null), { isFitted: true })
  expect(await daysOf()).toEqual(['2026-07-01', '2024-07-01 2026-06-30', '2022-07-01 2024-06-30'])
  const id = saved.done ? saved.value : 0
  // One that would lie inside whole does not give way.
  const whole = await saveTerms(span('2024-01-01', null), { seen: { id, version: 1 }, isFitted: true })
  expect(whole).toMatchObject({ refusal: { reason: 'days-overlap', day: '2024-07-01' } })
  expect(await daysOf()).toEqual(['2026-07-01', '2024-07-01 2026-06-30', '2022-07-01 2024-06-30'])
})

test('days are not left out between terms, and a border moves with both its neighbours', async () => {
  const middle = (await listTermsOf(ctx.db, [bwindi])).find(({ fromDay }) => fromDay === '2024-07-01')
  if (!middle) throw new Error('No terms')
  const seen = { id: middle.id, version: middle.version }
  const shorter = { ...span('2024-07-11', '2026-06-20') }
  expect(await saveTerms(shorter, { seen })).toEqual({
    done: false,
    refusal: { reason: 'days-gap', from: '2024-07-01', to: '2024-07-10' },
  })
  expect(await saveTerms(shorter, { seen, isFitted: true })).toMatchObject({ done: true })
  expect(await daysOf()).toEqual(['2026-06-21', '2024-07-11 2026-06-20', '2022-07-01 2024-07-10'])
  const longer = span('2024-06-01', '2026-07-31')
  expect(await saveTerms(longer, { seen: { ...seen, version: seen.version + 1 }, isFitted: true })).toMatchObject({ done: true })
  expect(await daysOf()).toEqual(['2026-08-01', '2024-06-01 2026-07-31', '2022-07-01 2024-05-31'])
  const gone = await deleteAuthorityTerms(ctx, { feeId: bwindi, seen: { id: middle.id, version: middle.version + 2 }, actor })
  expect(gone).toEqual({ done: false, refusal: { reason: 'days-gap', from: '2024-06-01', to: '2026-07-31' } })
  expect(await saveTerms(span('2029-01-01', null), { feeId: 'atlantis' })).toMatchObject({ refusal: { reason: 'terms-unknown' } })
})

test('who saves terms second is refused with what the first saved, and a look at the source is of what was seen', async () => {
  const [last] = await listTermsOf(ctx.db, ['chimpanzee-kibale'])
  if (!last) throw new Error('No terms')
  const seen = { id: last.id, version: last.version }
  const save = (depositPercent: number) => saveTerms({ ...last, terms: { depositPercent } }, { feeId: 'chimpanzee-kibale', seen })
  const outcomes = await Promise.all([save(10), save(20)])
  const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
  const now = await findTerms(ctx.db, 'chimpanzee-kibale', today)
  expect(refusals).toEqual([{ reason: 'changed-meanwhile', now, by: { who: actor.name, at: ctx.clock.now() } }])
  expect(await checkAuthorityTerms(ctx, { seen, actor })).toEqual({ done: false, refusal: { reason: 'changed-meanwhile' } })
  expect(now?.checkedOn).toBe(null)
  await checkAuthorityTerms(ctx, { seen: { ...seen, version: seen.version + 1 }, actor })
  expect(await findTerms(ctx.db, 'chimpanzee-kibale', today)).toMatchObject({ checkedOn: today, checkedBy: actor.name })
  // A change without a look leaves the day of the last one.
  await saveTerms({ ...last, fromDay: last.fromDay }, { feeId: 'chimpanzee-kibale', seen: { id: last.id, version: 3 } })
  expect(await findTerms(ctx.db, 'chimpanzee-kibale', addDays(today, 1))).toMatchObject({ checkedOn: today, version: 4 })
  expect((await actions('uwa')).slice(-3)).toEqual(['permit-terms-changed', 'permit-terms-checked', 'permit-terms-changed'])
})
