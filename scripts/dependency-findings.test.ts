import { expect, test } from 'vitest'
import { directDependencies, judgeDependencies, type Lock } from './dependency-findings.ts'

const lock: Lock = {
  packages: {
    '': { dependencies: { parser: '1.2.0' }, optionalDependencies: { node: '26.0.0' }, devDependencies: { builder: '4.0.0' } },
    'node_modules/parser': { version: '1.2.0', peerDependencies: { decoder: '^2.0.0' } },
    'node_modules/decoder': { version: '2.0.1', dependencies: { parser: '1' } },
    'node_modules/node': { version: '26.0.0' },
    'node_modules/builder': { version: '4.0.0', dependencies: { glob: '7.2.3', walker: '3.0.0' } },
    'node_modules/builder/node_modules/walker': { version: '3.0.0', dependencies: { decoder: '^1.0.0' } },
    'node_modules/builder/node_modules/decoder': { version: '1.0.0' },
    'node_modules/glob': { version: '7.2.3' },
  },
}

// As npm 11 printed them, without what is not read. `effects` of the first is empty: 2.0.2 is in the range that parser accepts.
const decoder = (severity: string, node: string) => ({
  name: 'decoder',
  severity,
  isDirect: false,
  via: [
    {
      source: 1101,
      name: 'decoder',
      title: 'decoder reads without end',
      url: 'https://a.example/1101',
      severity,
      range: '<2.0.2',
    },
  ],
  effects: [],
  range: '2.0.1',
  nodes: [node],
  fixAvailable: true,
})
const glob = {
  name: 'glob',
  severity: 'critical',
  isDirect: false,
  via: [
    { source: 1102, name: 'glob', title: 'glob runs commands', url: 'https://a.example/1102', severity: 'critical', range: '<8' },
  ],
  effects: ['builder'],
  range: '<8',
  nodes: ['node_modules/glob'],
  fixAvailable: false,
}
const builder = {
  name: 'builder',
  severity: 'critical',
  isDirect: true,
  via: ['glob'],
  effects: [],
  nodes: ['node_modules/builder'],
}
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

const notAllowed = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  headers: { allow: ['GET,HEAD'] },
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
})
const noConnection = JSON.stringify({
  message: 'request failed, reason: connect ECONNREFUSED',
  error: { summary: '', detail: '' },
})
const notFound = JSON.stringify({ error: { code: 'E404', summary: 'Not Found', detail: '' } })

const clean = {
  audit: report({}),
  productionAudit: report({}),
  views: {
    'parser@1.2.0': '"1.2.0"',
    'node@26.0.0': '{ "version": "26.0.0", "deprecated": "" }',
    'builder@4.0.0': '"4.0.0"',
    'request@2.88.2': '{ "version": "2.88.2", "deprecated": "request has been deprecated" }',
  },
}
const parserDeprecated = {
  ...clean,
  views: { ...clean.views, 'parser@1.2.0': '{ "version": "1.2.0", "deprecated": "goes on as scanner" }' },
}
const noAdvisories = 'No advisories.'
const noneDeprecated = 'Direct dependencies: 3, deprecated: 0.'

test('direct dependencies are those of production, of one platform only and of development, at their locked versions', () => {
  expect(directDependencies(lock)).toEqual(['parser@1.2.0', 'node@26.0.0', 'builder@4.0.0'])
})

test('nothing found and everything answered passes', () => {
  expect(judgeDependencies(lock, clean, {})).toEqual({ lines: [noAdvisories, noneDeprecated], exitCode: 0 })
})

test('a high advisory in what production runs fails, with the direct dependencies that bring it, and one of development is only printed', () => {
  const answers = {
    ...clean,
    audit: report({ builder, decoder: decoder('high', 'node_modules/decoder'), glob }),
    productionAudit: report({ decoder: decoder('high', 'node_modules/decoder') }),
  }
  expect(judgeDependencies(lock, answers, {})).toEqual({
    lines: [
      '✗ decoder: high, decoder reads without end (https://a.example/1101); brought by parser, production runs it',
      '· glob: critical, glob runs commands (https://a.example/1102); brought by builder, only development needs it',
      'Advisories: 2, that fail this check: 1.',
      noneDeprecated,
    ],
    exitCode: 1,
  })
})

test('of two versions of a package, the one that only development needs is printed with what brings that one', () => {
  const answers = { ...clean, audit: report({ decoder: decoder('high', 'node_modules/builder/node_modules/decoder') }) }
  const { lines, exitCode } = judgeDependencies(lock, answers, {})
  expect(lines[0]).toMatch(/brought by builder, only development needs it$/)
  expect(exitCode).toBe(0)
})

test.each([
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('a %s advisory in what production runs ends with %i', (severity, exitCode) => {
  const audit = report({ decoder: decoder(severity, 'node_modules/decoder') })
  expect(judgeDependencies(lock, { ...clean, audit, productionAudit: audit }, {}).exitCode).toBe(exitCode)
})

test.each([
  ['an answer of 405', notAllowed],
  ['no connection', noConnection],
  ['nothing at all', ''],
  ['a report of another version', '{ "auditReportVersion": 3, "vulnerabilities": {} }'],
])('%s is not taken for a clean audit', (_title, output) => {
  const expected = { lines: ['The registry did not answer: advisories were not checked.', noneDeprecated], exitCode: 2 }
  expect(judgeDependencies(lock, { ...clean, audit: output }, {})).toEqual(expected)
  expect(judgeDependencies(lock, { ...clean, productionAudit: output }, {})).toEqual(expected)
})

test('a deprecated direct dependency fails, whatever else was not answered', () => {
  expect(judgeDependencies(lock, { ...parserDeprecated, audit: notAllowed }, {})).toEqual({
    lines: [
      'The registry did not answer: advisories were not checked.',
      '✗ parser@1.2.0 is deprecated: goes on as scanner',
      'Direct dependencies: 3, deprecated: 1.',
    ],
    exitCode: 1,
  })
})

test('a deprecated direct dependency that is allowed is printed with the reason', () => {
  expect(judgeDependencies(lock, parserDeprecated, { parser: 'scanner has no streams yet' })).toEqual({
    lines: [
      noAdvisories,
      '· parser@1.2.0 is deprecated: goes on as scanner; kept: scanner has no streams yet',
      'Direct dependencies: 3, deprecated: 1.',
    ],
    exitCode: 0,
  })
})

test('a registry that does not report a known deprecation has checked nothing', () => {
  const views = { ...clean.views, 'request@2.88.2': '"2.88.2"' }
  expect(judgeDependencies(lock, { ...clean, views }, {})).toEqual({
    lines: [noAdvisories, 'This registry tells no deprecations: not checked (it says nothing of request@2.88.2).'],
    exitCode: 2,
  })
})

test.each([
  ['parser@1.2.0', 'The registry did not answer: deprecation was not checked of parser@1.2.0.'],
  ['request@2.88.2', 'Whether this registry tells deprecations is not known: no request@2.88.2.'],
])('%s that is not found is not taken for an installed one', (spec, line) => {
  const views = { ...clean.views, [spec]: notFound }
  expect(judgeDependencies(lock, { ...clean, views }, {})).toEqual({ lines: [noAdvisories, line], exitCode: 2 })
})
