import { expect, test } from 'vitest'
import { auditLogPath, readAuditQuery } from './read-audit-query.ts'

const read = (query: string) => readAuditQuery(new URLSearchParams(query))
const nothing = {
  who: undefined,
  what: undefined,
  kind: undefined,
  of: undefined,
  before: undefined,
  since: undefined,
  until: undefined,
}

test('what an address asks for is read, and makes the same address again', () => {
  const address = 'who=7&what=role-changed&kind=staff&of=9&since=2027-03-01&until=2027-03-12&before=120'
  const query = read(address)
  expect(query).toEqual({
    who: '7',
    what: 'role-changed',
    kind: 'staff',
    of: '9',
    since: '2027-03-01',
    until: '2027-03-12',
    before: 120,
  })
  expect(auditLogPath(query)).toBe(`/admin/audit-log?${address}`)
  expect(auditLogPath({})).toBe('/admin/audit-log')
})

test.each([
  '',
  'what=nothing&kind=toString&before=x',
  'before=-1',
  'before=1.5',
  'before=1e30',
  'who=',
  'since=2027-02-31&until=yesterday',
])('“%s” asks for everything', (query) => {
  expect(read(query)).toEqual(nothing)
})

test('the id of one thing counts with its kind alone', () => {
  expect(read('of=9')).toEqual(nothing)
})
