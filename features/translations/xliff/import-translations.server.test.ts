import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { importTranslations } from './import-translations.server.ts'
import type { CurrentText, PlannedTranslation } from './plan-import.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const hashOf = (n: number) => `hash${n}`.padEnd(16, '-')
/** More than one statement takes, of two kinds. */
const many = 6_500
const textsOf = (kind: string) =>
  new Map(
    Array.from({ length: many }, (_, n): [string, CurrentText] => {
      const hash = hashOf(n)
      return [hash, { hash, text: `English ${n}.`, path: 'lede', place: 'lede', entry: { id: 1, title: kind } }]
    }),
  )
const texts = new Map([
  ['hotel', textsOf('hotel')],
  ['post', textsOf('post')],
])
const planned = (kind: string, n: number, fields: { seen?: number; text?: string } = {}): PlannedTranslation => ({
  line: n,
  file: `${kind}:x`,
  kind,
  hash: hashOf(n),
  at: texts.get(kind)?.get(hashOf(n)),
  text: `Français ${n}.`,
  seen: 0,
  effect: 'new',
  ...fields,
})
const all = ['post', 'hotel'].flatMap((kind) => Array.from({ length: many }, (_, n) => planned(kind, n)))
const run = (translations: readonly PlannedTranslation[], actor = diane) =>
  importTranslations(ctx, {
    translations,
    texts,
    messages: { counts: 'fr', parts: new Map() },
    language: { code: 'fr', name: 'Français' },
    by: 'machine',
    actor,
  })
const count = async () => (await sql<{ n: number }>`select count(*)::int as n from translations`.execute(ctx.db)).rows[0]?.n

beforeEach(() => sql`truncate translations, audit_log`.execute(ctx.db))

test('more translations than one statement takes are saved at once, with one entry in the audit log', async () => {
  expect(await run(all)).toEqual({ done: true, value: { saved: 2 * many } })
  expect(await count()).toBe(2 * many)
  expect((await listAuditEntries(ctx.db, {})).rows).toMatchObject([
    {
      action: 'translations-imported',
      subjectId: 'translations:fr',
      facts: { count: 2 * many, translatedBy: 'machine', file: 'XLIFF' },
    },
  ])
})

test('one that changed since, is not valid or is of no public text leaves nothing saved, of any kind', async () => {
  await run([planned('post', 7)])
  for (const [wrong, reason] of [
    [planned('post', 7, { seen: 0 }), 'changed-since'],
    [planned('post', 8, { text: '[x](https://evil.example)' }), 'foreign-link'],
    [planned('post', many + 1), 'unknown'],
  ] as const)
    expect(await run([...all.filter(({ hash }) => hash !== wrong.hash && hash !== hashOf(7)), wrong])).toMatchObject({
      done: false,
      refusal: { translations: [{ reason }] },
    })
  expect(await count()).toBe(1)
  expect((await listAuditEntries(ctx.db, {})).rows).toHaveLength(1)
})

test('of two imports of the same texts at once one is saved, and the other hears of it', async () => {
  const [first, second] = await Promise.all([run(all), run(all.toReversed(), { id: 'eric', name: 'Eric Habimana' })])
  expect([first, second].map(({ done }) => done).toSorted()).toEqual([false, true])
  expect(await count()).toBe(2 * many)
})
