import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupName, instantOf } from './backup-name.ts'
import { backupsToDrop } from './retention.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2027-03-12T00:30:00Z')
const named = (at: Date | string) => backupName(new Date(at), true)

/** The names that are left when one was made every night until now, and the rule ran after each. */
function afterNights(nights: number, months: number): string[] {
  let remaining: string[] = []
  for (let night = nights; night >= 0; night--) {
    const at = new Date(now.getTime() - night * day)
    remaining.push(named(at))
    const dropped = backupsToDrop(remaining, at, months)
    remaining = remaining.filter((name) => !dropped.includes(name))
  }
  return remaining.map((name) => instantOf(name)?.toISOString().slice(0, 10) ?? '').sort()
}

test('the name of a backup contains its instant, and other names are not backups', () => {
  expect(named('2027-03-12T08:00:05Z')).toBe('impamba-2027-03-12T08-00-05Z.tar.gz.age')
  expect(instantOf('impamba-2027-03-12T08-00-05Z.tar.gz.sealed')?.toISOString()).toBe('2027-03-12T08:00:05.000Z')
  expect(instantOf('impamba-2027-03-12T08-00-05Z.tar.gz')?.toISOString()).toBe('2027-03-12T08:00:05.000Z')
  for (const name of [
    'impamba-2027-03-12T08-00-05Z.tar.gz.part',
    'impamba-2027-13-12T08-00-05Z.tar.gz',
    'notes.txt',
    '../impamba',
  ])
    expect(instantOf(name)).toBeUndefined()
})

test('of a year of nights seven days and the ends of three weeks before are retained', () => {
  expect(afterNights(365, 0)).toEqual([
    ...['2027-02-21', '2027-02-28', '2027-03-06', '2027-03-07', '2027-03-08'],
    ...['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'],
  ])
})

test('with twelve months the end of each month before is retained as well', () => {
  const remaining = afterNights(800, 12)
  expect(remaining.slice(0, 11)).toEqual([
    ...['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-21'],
  ])
})

test('everything of the last day is retained, so that one made by hand before a change outlives the night', () => {
  const today = [named('2027-03-11T09:00:00Z'), named('2027-03-11T09:05:00Z'), named(now)]
  expect(backupsToDrop(today, now, 0)).toEqual([])
  expect(backupsToDrop(today, new Date(now.getTime() + day), 0)).toEqual([named('2027-03-11T09:00:00Z')])
})

test('what is no backup is never dropped', () => {
  expect(
    backupsToDrop(['notes.txt', 'impamba-2020-01-01T00-00-00Z.tar.gz.part', named('2020-01-01'), named(now)], now, 0),
  ).toEqual([named('2020-01-01')])
})

test('whatever there is: the newest stays, and without months nothing else is older than thirty days', () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 500 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 12 }), (ages, months) => {
      const names = ages.map((age) => named(new Date(now.getTime() - age * hour)))
      const dropped = backupsToDrop(names, now, months)
      const remaining = names.filter((name) => !dropped.includes(name))
      const newest = named(new Date(now.getTime() - Math.min(...ages) * hour))
      expect(remaining).toContain(newest)
      const old = remaining.filter((name) => name !== newest && now.getTime() - (instantOf(name)?.getTime() ?? 0) > 30 * day)
      if (months === 0) expect(old).toEqual([])
      // A backup that the rule retains is not dropped by the same rule a moment later.
      expect(backupsToDrop(remaining, now, months)).toEqual([])
    }),
  )
})
