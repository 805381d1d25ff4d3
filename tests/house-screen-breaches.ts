import type { Breach } from './house-breaches.ts'
import * as browser from './house-browser.ts'
import * as names from './house-names.ts'
import * as pages from './house-pages.ts'

const routes = (...lines: string[]) => `export default [${lines.join(',')}] satisfies RouteConfig`
const admit = "import { admit } from './admit.server.ts'\n"

const admin: Breach['plan'] = {
  admin: {
    layout: 'app/admin/layout.tsx',
    admit: { name: 'admit', file: 'app/admin/admit.server.ts' },
    open: { 'app/admin/login.tsx': 'it is the door' },
  },
}
const adminRoutes = (...lines: string[]) =>
  routes("route('admin/login', 'admin/login.tsx')", `layout('admin/layout.tsx', [${lines.join(',')}])`)

const unguarded = (file: string, name = 'loader') =>
  `app/admin/${file}: the ${name} does not begin with await admit(args, '…'). Make that its first statement.`

/** Code of app/admin/today.tsx, and whether it admits only staff with a permission. */
const admissions: Record<string, boolean> = {
  "export async function loader(args) { await admit(args, 'admin:read'); return {} }": true,
  "export const loader = async (args) => { const { role } = await admit(args, 'admin:read'); return { role } }": true,
  "export async function loader(args) { return await admit(args, 'admin:read') }": true,
  'export default function Today() { return null }\nexport function helperOfNobody() {}': true,
  'export const loader = () => ({ bookings: 12 })': false,
  "export async function loader(args) { admit(args, 'admin:read'); return {} }": false,
  "export async function loader(args) { const form = await args.request.formData(); await admit(args, 'admin:read') }": false,
  "export async function loader(args) { if (args.url) await admit(args, 'admin:read') }": false,
  "export async function loader(args) { await Promise.all([admit(args, 'admin:read'), read()]) }": false,
  'export async function loader(args) { await admit(args, permission) }': false,
  "export async function loader(args) { await refuse(args, 'admin:read') }": false,
  "const open = async (args) => { await admit(args, 'admin:read') }\nexport { open as loader }": false,
  "export { loader } from './login.tsx'": false,
}

export const screenBreaches: Breach[] = [
  {
    rule: pages.everyPageHasItsRoute,
    planted: 'a page without a line, a line without a page, and a line that cannot be read',
    files: {
      'app/routes.ts': routes(
        "index('site/home.tsx')",
        "...prefix('blog', [route(':slug', 'site/blog/post.tsx')])",
        'adminRoutes',
        "layout('site/layout.tsx', [route('faq', 'site/faq.tsx')])",
      ),
      'app/site/layout.tsx': 'export default function Layout() {}',
      'app/site/home.tsx': "import Poster from './poster.tsx'\nexport default function Home() {}",
      'app/site/poster.tsx': 'export default function Poster() {}',
      'app/site/forgotten.tsx': 'export default function Forgotten() {}',
      'app/site/forgotten.test.tsx': "import './forgotten.tsx'\nexport default 1",
      'app/api/scene.ts': 'export const loader = () => null',
      'app/api/calendar-text.ts': 'export function calendarText() {}',
    },
    messages: [
      'app/routes.ts has adminRoutes. Write each line as index, layout, route or prefix with its texts, so that the table can be read.',
      'app/routes.ts names app/site/blog/post.tsx, which is not there. Write the page, or take the line out.',
      'app/routes.ts names app/site/faq.tsx, which is not there. Write the page, or take the line out.',
      'app/site/forgotten.tsx looks like a page and has no line in app/routes.ts. Add the line, or delete the file.',
      'app/api/scene.ts looks like a page and has no line in app/routes.ts. Add the line, or delete the file.',
    ],
  },
  ...Object.entries(admissions).map(([code, isGuarded]) => ({
    rule: pages.everyAdminPageAdmits,
    planted: code,
    files: { 'app/routes.ts': adminRoutes("route('admin', 'admin/today.tsx')"), 'app/admin/today.tsx': admit + code },
    plan: admin,
    messages: isGuarded ? [] : [unguarded('today.tsx')],
  })),
  {
    rule: pages.everyAdminPageAdmits,
    planted: 'an admit of its own, an open action, a page outside the layout and an open page that is gone',
    files: {
      'app/routes.ts': routes(
        "layout('admin/layout.tsx', [route('admin', 'admin/today.tsx'), route('admin/emails', 'admin/emails.tsx')])",
        "route('admin/bookings.csv', 'api/bookings-csv.ts')",
      ),
      'app/admin/layout.tsx': `${admit}export async function loader(args) { await admit(args, 'admin:read') }`,
      'app/admin/today.tsx':
        "const admit = async () => undefined\nexport async function loader(args) { await admit(args, 'admin:read') }",
      'app/admin/emails.tsx': `${admit}export async function loader(args) { await admit(args, 'emails:read') }\nexport async function action() {}`,
      'app/api/bookings-csv.ts': 'export const loader = () => null',
    },
    plan: admin,
    messages: [
      'app/routes.ts has app/api/bookings-csv.ts outside app/admin/layout.tsx, which keeps strangers out. Move its line inside, or name it in admin.open of tests/house.ts with the reason.',
      'tests/house.ts lets app/admin/login.tsx stand open, which is no page. Take it out of admin.open.',
      unguarded('today.tsx'),
      unguarded('emails.tsx', 'action'),
      "app/api/bookings-csv.ts: the loader does not begin with await admit(args, '…'). Make that its first statement.",
    ],
  },
  {
    rule: pages.everyAdminPageAdmits,
    planted: 'a layout that the browser passes by',
    files: {
      'app/routes.ts': adminRoutes(),
      'app/admin/layout.tsx': 'export const middleware = []\nexport default function Admin() {}',
    },
    plan: admin,
    messages: [
      'app/admin/layout.tsx exports no loader, so a visit from inside the browser never asks its middleware. Give it one.',
    ],
  },
  {
    rule: pages.everyAdminPageIsTested,
    planted: 'a page whose only test has no database, beside one that is asked and one that answers nothing',
    files: {
      'app/routes.ts': adminRoutes(
        "route('admin', 'admin/today.tsx')",
        "route('admin/a', 'admin/a.tsx')",
        "route('admin/b', 'admin/b.tsx')",
      ),
      'app/admin/today.tsx': 'export const loader = () => null',
      'app/admin/a.tsx': 'export const action = () => null',
      'app/admin/b.tsx': 'export default function B() {}',
      'app/admin/today.test.ts': "import { loader } from './today.tsx'",
      'app/admin/a.server.test.ts': "import { action } from './a.tsx'",
    },
    plan: admin,
    messages: [
      'app/admin/today.tsx is asked by no .server.test file. Ask its loader and its action as each role, and as nobody.',
    ],
  },
  {
    rule: browser.pureFilesArePure,
    planted: 'pure files that do IO',
    files: {
      'values/dates.ts': "import { readFileSync } from 'node:fs'",
      'artwork/scene.ts': "import { createContext } from 'react'",
      'features/stock/stock.ts': "import type { Level } from './reads.server.ts'\nimport { z } from 'zod'",
      'features/stock/tables.ts': "import type { Generated } from 'kysely'\nimport { sql } from 'kysely'",
      'features/stock/reads.server.ts': "import { readFileSync } from 'node:fs'",
      'features/stock/stock.test.ts': "import { listStock } from './reads.server.ts'",
    },
    messages: [
      'values/dates.ts imports node:fs: a pure file imports no package but zod. Name it .server, or pass the value in.',
      'artwork/scene.ts imports react: a pure file imports no package but zod. Name it .server, or pass the value in.',
      'features/stock/stock.ts imports features/stock/reads.server.ts: a pure file imports no .server file. Name it .server, or move what it needs to a pure one.',
      'features/stock/tables.ts imports kysely: a pure file imports no package but zod. Name it .server, or pass the value in.',
    ],
  },
  {
    rule: browser.browserTakesNoServerFile,
    planted: 'a component, and a page outside its loader, that reach the server',
    files: {
      'app/routes.ts': routes("index('site/home.tsx')", "route('about', 'site/about.tsx')"),
      'app/site/home.tsx': [
        "import type { Card } from '#features/packages/reads.server.ts'",
        "import { listCards, cardsPerPage } from '#features/packages/reads.server.ts'",
        "import { findSettings } from '#features/settings/reads.server.ts'",
        "import { mark } from '#features/staff/reads.server.ts'",
        'const settingsOf = (db) => mark(findSettings(db))',
        'export async function loader({ db }) { return [await listCards(db), await settingsOf(db)] }',
        'export const headers = () => settingsOf(1)',
        'export default function Home({ findSettings }) { const listCards = words.findSettings; return <mark id={findSettings}>{listCards}{words.mark}{{ mark: 1 } as typeof mark}</mark> }',
      ].join('\n'),
      'app/site/about.tsx': [
        "import { listCards } from '#features/packages/reads.server.ts'",
        "import { findSettings } from '#features/settings/reads.server.ts'",
        'const settingsOf = (db) => findSettings(db)',
        'export const loader = () => listCards()',
        'export const meta = () => settingsOf()',
      ].join('\n'),
      'app/shared/card.tsx':
        "import { cardsPerPage } from '#features/packages/reads.server.ts'\nexport const Card = () => cardsPerPage",
    },
    messages: [
      'app/site/about.tsx ships features/settings/reads.server.ts. Ask for it in the loader or action alone, or name the file .server.',
      'app/shared/card.tsx ships features/packages/reads.server.ts. Ask for it in the loader or action alone, or name the file .server.',
    ],
  },
  {
    rule: browser.publicPagesStayLight,
    planted: 'a page that ships a schema, by a detour, and a component with a package of its own',
    files: {
      'app/routes.ts': routes("route('booking', 'site/booking.tsx')", "route('admin', 'admin/today.tsx')"),
      'app/site/booking.tsx': [
        "import { Answer } from '#features/bookings/booking-request.ts'",
        "import { most } from '#features/bookings/party.ts'",
        "import { Field } from '../ui/field.tsx'",
        'export const action = (form) => Answer.parse(form)',
        'export default function Booking() { return <Field most={most} /> }',
      ].join('\n'),
      'app/site/read-form.server.ts': "import { z } from 'zod'",
      'app/admin/today.tsx': "import { z } from 'zod'\nexport default function Today() { return z.version }",
      'app/ui/field.tsx':
        "import dayjs from 'dayjs/esm'\nimport type { z } from 'zod'\nimport { useId } from 'react'\nexport const Field = () => dayjs(useId())",
      'features/bookings/party.ts': "import { most } from './booking-request.ts'",
      'features/bookings/booking-request.ts': "import { z } from 'zod'\nimport { party } from './party.ts'",
    },
    messages: [
      'app/site/booking.tsx ships features/bookings/party.ts → features/bookings/booking-request.ts → zod. Use it in the loader or action alone, or move the plain value to a file without it.',
      'app/ui/field.tsx ships dayjs. Use it in the loader or action alone, or move the plain value to a file without it.',
    ],
  },
  {
    rule: browser.editorStaysInAdmin,
    planted: 'a screen and a public part that write texts by themselves',
    files: {
      'app/admin/editor/rich-editor.tsx':
        "import { useEditor } from '@tiptap/react'\nimport { TextSelection } from '@tiptap/pm/state'",
      'app/admin/posts/post.tsx': "import { StarterKit } from '@tiptap/starter-kit'",
      'app/shared/written/blocks.tsx': "const { Editor } = await import('@tiptap/core')",
      'features/pages/blocks.ts': "import type { Node } from '@tiptap/pm/model'",
    },
    messages: [
      'app/admin/posts/post.tsx imports @tiptap/starter-kit: it belongs to app/admin/editor/. Use what that folder exports, fetched when it is needed.',
      'app/shared/written/blocks.tsx imports @tiptap/core: it belongs to app/admin/editor/. Use what that folder exports, fetched when it is needed.',
      'features/pages/blocks.ts imports @tiptap/pm: it belongs to app/admin/editor/. Use what that folder exports, fetched when it is needed.',
    ],
  },
  {
    rule: names.namesExplainThemselves,
    planted: 'drawers, and capitals',
    files: {
      'app/shared/date-utils.ts': '',
      'features/common/reads.server.ts': '',
      'features/stock/index.ts': '',
      'app/ui/BookButton.tsx': '',
      'app/ui/booking_table.css': '',
      'features/search/search-index.ts': '',
    },
    messages: [
      'app/shared/date-utils.ts: utils says nothing about what is inside. Name it by the noun or the verb it holds.',
      'features/common/reads.server.ts: common says nothing about what is inside. Name it by the noun or the verb it holds.',
      'features/stock/index.ts: index says nothing about what is inside. Name it by the noun or the verb it holds.',
      'app/ui/BookButton.tsx: BookButton is not in kebab-case. Rename it.',
      'app/ui/booking_table.css: booking_table is not in kebab-case. Rename it.',
    ],
  },
  {
    rule: names.filesStaySmall,
    planted: 'one line too many',
    files: {
      'app/site/home.tsx': '\n'.repeat(301),
      'app/ui/base.css': '\n'.repeat(301),
      'app/site/prices.tsx': '\n'.repeat(300),
      'db/demo/packages/long.ts': '\n'.repeat(900),
    },
    messages: [
      'app/site/home.tsx has 301 lines, more than 300. Find the rule that is hiding in it and give it a file.',
      'app/ui/base.css has 301 lines, more than 300. Find the rule that is hiding in it and give it a file.',
    ],
  },
  {
    rule: names.noBarrels,
    planted: 'files that only pass on',
    files: {
      'features/stock/all.ts': "export * from './stock.ts'\nexport { holdStock } from './hold-stock.server.ts'",
      'features/stock/door.ts': "import { holdStock } from './hold-stock.server.ts'\nexport { holdStock }",
      'features/stock/stock.ts': "export type { Day } from '#values/dates.ts'\nexport const seats = 8",
      'app/ui/sheets.ts': "import './site.css'",
    },
    messages: [
      'features/stock/all.ts only passes on what other files export. Delete it and import from them.',
      'features/stock/door.ts only passes on what other files export. Delete it and import from them.',
    ],
  },
  {
    rule: names.typesAreChecked,
    planted: 'every way to look away',
    files: {
      'values/money.ts': [
        'const any = (rows: any[]) => rows',
        '// @ts-ignore',
        '/* @ts-expect-error the library is wrong */',
        '// biome-ignore lint/suspicious/noConsole: <explanation>',
        '// biome-ignore lint/suspicious/noConsole',
        '// biome-ignore lint/suspicious/noConsole: the one line that start prints',
        "const text = '// @ts-ignore and any'",
      ].join('\n'),
    },
    messages: [
      'values/money.ts:1 says any. Say what it is, or unknown and look.',
      'values/money.ts:2 turns the type checker off. Give it the type it asks for.',
      'values/money.ts:3 turns the type checker off. Give it the type it asks for.',
      'values/money.ts:4 silences the linter without saying why. Write the reason after the colon.',
      'values/money.ts:5 silences the linter without saying why. Write the reason after the colon.',
    ],
  },
]
