import { Visitor } from 'vite'
import type { Breach } from './house-breaches.ts'
import { type HouseFile, importsBetween, type Rule } from './house-tree.ts'

const reaching = ['node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dgram', 'undici']
const served = ['values', 'artwork', 'platform', 'features', 'app']

function callsFetch({ program }: HouseFile): boolean {
  let calls = false
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'fetch') calls = true
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'fetch')
        calls = true
    },
  }).visit(program)
  return calls
}

const reachesBy = (file: HouseFile): string[] => [
  ...(callsFetch(file) ? ['fetch'] : []),
  ...file.imports.filter(({ to, isType }) => reaching.includes(to) && !isType).map(({ to }) => to),
]

const whoReachesOutIsNamed: Rule = {
  sentence:
    'only the files that tests/house.ts names ask another machine for anything, so that no visitor can make the server do it',
  faults: ({ files }, { reachesOut }) => [
    ...files
      .filter((file) => served.includes(file.room) && !(file.path in reachesOut))
      .flatMap((file) =>
        reachesBy(file).map(
          (by) =>
            `${file.path} reaches out by ${by}. Do without, or name it in reachesOut of tests/house.ts with what it asks and who decides where.`,
        ),
      ),
  ],
}

const tablesLeaveByOneDoor: Rule = {
  sentence: 'every CSV is written by values/csv.ts, where no cell can become a formula',
  faults: ({ files }) =>
    files
      .filter(({ room, code }) => ['app', 'features', 'platform'].includes(room) && /['"`]text\/csv[;'"`]/.test(code))
      .filter(({ code, imports }) => !imports.some(({ to }) => to === 'values/csv.ts') && !/accept="[^"]*text\/csv/.test(code))
      .map(({ path }) => `${path} answers text/csv without values/csv.ts. Write its rows by csvText or csvLines.`),
}

/** What a feature that reads costs exports is one. */
const isCost = (path: string, readsCosts: readonly string[]) =>
  readsCosts.some((folder) => folder.startsWith('features/') && path.startsWith(folder))

const costsStayInTheAdminArea: Rule = {
  sentence:
    'what suppliers charge us is read by the folders that tests/house.ts names alone, so that no visitor, email or document gets it',
  faults: (tree, { readsCosts, besidesCosts }) =>
    importsBetween(tree)
      .filter(({ file, link }) => ['app', 'features', 'platform'].includes(file.room) && isCost(link.to, readsCosts))
      .filter(({ file }) => ![...readsCosts, ...besidesCosts].some((folder) => file.path.startsWith(folder)))
      .map(
        ({ file, link }) =>
          `${file.path} imports ${link.to}. Costs are for staff alone: do without, or name its folder in readsCosts of tests/house.ts.`,
      ),
}

const plan: Breach['plan'] = { reachesOut: { 'app/ui/map.tsx': 'the map of a page, in a browser' } }
const messageOf = (path: string, by: string) =>
  `${path} reaches out by ${by}. Do without, or name it in reachesOut of tests/house.ts with what it asks and who decides where.`

export const reachBreaches: readonly Breach[] = [
  {
    rule: whoReachesOutIsNamed,
    planted: 'a feature fetches an address, a file opens a socket; a named file may',
    plan,
    files: {
      'features/media/take.server.ts': 'export const take = (url: string) => globalThis.fetch(url)',
      'platform/ping.server.ts': "import { connect } from 'node:net'\nexport const ping = () => connect(80)",
      'platform/types.ts': "import type { Socket } from 'node:net'\nexport type S = Socket",
      'app/ui/map.tsx': "export const load = () => fetch('/map.svg')",
    },
    messages: [messageOf('features/media/take.server.ts', 'fetch'), messageOf('platform/ping.server.ts', 'node:net')],
  },
  {
    rule: tablesLeaveByOneDoor,
    planted: 'a page writes its own CSV, another by the one door',
    files: {
      'app/admin/own.ts':
        "export const loader = () => new Response('=1', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })",
      'app/admin/list.ts':
        "import { csvText } from '#values/csv.ts'\nexport const loader = () => new Response(csvText([]), { headers: { 'Content-Type': 'text/csv' } })",
    },
    messages: ['app/admin/own.ts answers text/csv without values/csv.ts. Write its rows by csvText or csvLines.'],
  },
  {
    rule: costsStayInTheAdminArea,
    planted: 'a page of the site, an email and a document read a cost; the admin area and the rate book may',
    files: {
      'features/suppliers/reads.server.ts': 'export const findRate = () => 1',
      'features/suppliers/cost.server.ts': "import { findRate } from './reads.server.ts'\nexport const cost = findRate",
      'app/admin/suppliers/rates.ts':
        "import { findRate } from '#features/suppliers/reads.server.ts'\nexport const rate = findRate",
      'app/site/hotels/hotel.ts': "import { findRate } from '#features/suppliers/reads.server.ts'\nexport const rate = findRate",
      'features/bookings/emails/email.server.ts':
        "import type { findRate } from '#features/suppliers/reads.server.ts'\nexport type Rate = typeof findRate",
      'features/documents/voucher.server.ts': "export { findRate } from '#features/suppliers/reads.server.ts'",
    },
    messages: [
      'app/site/hotels/hotel.ts',
      'features/bookings/emails/email.server.ts',
      'features/documents/voucher.server.ts',
    ].map(
      (path) =>
        `${path} imports features/suppliers/reads.server.ts. Costs are for staff alone: do without, or name its folder in readsCosts of tests/house.ts.`,
    ),
  },
]
