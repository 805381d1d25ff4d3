import * as features from './house-features.ts'
import * as rooms from './house-rooms.ts'
import { everyFileIsRead, type Plan, type Rule } from './house-tree.ts'

/** A small code tree with a breach of one rule planted in it, and exactly the messages that the rule gives. */
export type Breach = { rule: Rule; planted: string; files: Record<string, string>; plan?: Partial<Plan>; messages: string[] }

/** Three features in a row, for the rules that read the plan. */
const row: Partial<Plan> = {
  features: {
    places: { tables: ['places', 'parks'], uses: [] },
    stock: { tables: ['stock_days', 'stock_claims'], uses: [] },
    packages: { tables: ['packages'], uses: ['places'] },
  },
  platformTables: ['jobs'],
}

export const roomBreaches: Breach[] = [
  {
    rule: everyFileIsRead,
    planted: 'a bracket that is never closed',
    files: { 'values/money.ts': 'export const minor = (1' },
    messages: ['values/money.ts cannot be parsed: Expected `)` but found `EOF`. Until it can, no rule sees it.'],
  },
  {
    rule: rooms.everyFileHasItsRoom,
    planted: 'a drawer beside the rooms, and one inside app',
    files: { 'lib/money.ts': '', 'app/parts/seat.tsx': '', 'app/ui/seat.tsx': '', 'bench/seat.mjs': '' },
    messages: [
      'lib/money.ts stands in no room of the plan. Move it, or add its room to tests/house.ts.',
      'app/parts/seat.tsx stands in no room of the plan. Move it, or add its room to tests/house.ts.',
    ],
  },
  {
    rule: rooms.roomsImportDownwards,
    planted: 'rooms that look up, however the import is written',
    files: {
      'values/money.ts': "import { scene } from '#artwork/scene.ts'",
      'platform/mail.server.ts': "export { bookings } from '#features/bookings/reads.server.ts'",
      'features/bookings/confirm-booking.server.ts': "const page = await import('#app/site/home.tsx')\nimport './booking.ts'",
      'app/root.tsx': "let config: import('#server/config.ts').Config",
      'server/http.ts':
        "import { context } from '#app/context.ts'\nimport days from '#db/reference/days.json' with { type: 'json' }",
      'scripts/dev.ts': "import { load } from '#bench/load.ts'\nimport { house } from '#server/house.ts'",
      'bench/load.ts': 'export const load = 1',
      'db/demo/packages.ts':
        "import type { Day } from '#features/packages/package.ts'\nimport { findDay } from '#features/packages/reads.server.ts'",
      'features/stock/stock.test.ts': "import { house } from '#server/house.ts'",
      'features/stock/stock.ts': "import { days } from './stock.test.ts'",
    },
    messages: [
      'values/money.ts imports artwork/scene.ts: values may use nothing. Pass the value in, or move what both need down.',
      'platform/mail.server.ts imports features/bookings/reads.server.ts: platform may use values. Pass the value in, or move what both need down.',
      'features/bookings/confirm-booking.server.ts imports app/site/home.tsx: features may use values, artwork, platform. Pass the value in, or move what both need down.',
      'app/root.tsx imports server/config.ts: app may use values, artwork, platform, features. Pass the value in, or move what both need down.',
      'scripts/dev.ts imports bench/load.ts: scripts may use values, artwork, platform, features, app, db, server, tests. Pass the value in, or move what both need down.',
      'db/demo/packages.ts imports features/packages/reads.server.ts: db is data and knows pure files only. Let server/ carry the data to the action.',
      'features/stock/stock.ts imports features/stock/stock.test.ts: features may use values, artwork, platform. Pass the value in, or move what both need down.',
    ],
  },
  {
    rule: rooms.artworkIsIndependent,
    planted: 'a drawing that asks a package',
    files: { 'artwork/scene.ts': "import { curve } from 'd3-shape'\nimport './pen.ts'", 'app/root.tsx': "import 'react'" },
    messages: ['artwork/scene.ts imports d3-shape: a drawing needs no package. Write the few lines it gives you.'],
  },
  {
    rule: rooms.importsAreSpelledByDistance,
    planted: 'a step over the wall, and a long way round at home',
    files: {
      'features/bookings/letters/received.server.tsx':
        "import '../../stock/stock.ts'\nimport '../../../values/money.ts'\nimport '#features/bookings/booking.ts'\nimport '../booking.ts'",
      'app/site/home.tsx': "import '#app/context.ts'\nimport '../ui/icon.tsx'\nimport '#features/stock/stock.ts'",
      'platform/log.server.test.ts':
        "import '#platform/log.server.ts'\nimport './log.server.ts'\nimport '#tests/support/cast.ts'",
    },
    messages: [
      "features/bookings/letters/received.server.tsx imports ../../stock/stock.ts, which leaves features/bookings. Write '#features/stock/stock.ts'.",
      "features/bookings/letters/received.server.tsx imports ../../../values/money.ts, which leaves features/bookings. Write '#values/money.ts'.",
      'features/bookings/letters/received.server.tsx imports #features/bookings/booking.ts of its own features/bookings. Write it with ./ or ../.',
      'app/site/home.tsx imports #app/context.ts of its own app. Write it with ./ or ../.',
      'platform/log.server.test.ts imports #platform/log.server.ts of its own platform. Write it with ./ or ../.',
    ],
  },
  {
    rule: rooms.audiencesDoNotMeet,
    planted: 'an admin page that borrows from the site, and a button that knows its page',
    files: {
      'app/admin/today.tsx': "import '../site/house.ts'\nimport '../shared/status-tag.tsx'",
      'app/ui/button.tsx': "import '../words/home.ts'",
    },
    plan: { app: { admin: ['ui', 'shared'], ui: [] } },
    messages: [
      'app/admin/today.tsx imports app/site/house.ts: app/admin may use ui, shared. Move what both need to app/shared or app/ui.',
      'app/ui/button.tsx imports app/words/home.ts: app/ui may use nothing. Move what both need to app/shared or app/ui.',
    ],
  },
  {
    rule: rooms.uiKnowsNoFeature,
    planted: 'a button that knows a booking, and words that count seats, beside the list of all parts',
    files: {
      'app/ui/button.tsx':
        "import type { Booking } from '#features/bookings/booking.ts'\nimport { mark } from '#artwork/mark.ts'",
      'app/words/home.ts':
        "import { left } from '#features/stock/stock.ts'\nimport type { Style } from '#features/packages/package.ts'",
      'app/words/sources.server.ts':
        "import { stockWords } from '#features/stock/emails/words/stock.ts'\nimport { left } from '#features/stock/stock.ts'",
      'app/site/home.tsx': "import { left } from '#features/stock/stock.ts'",
    },
    messages: [
      'app/ui/button.tsx imports features/bookings/booking.ts: app/ui knows no feature. Take plain values as properties, or move it to app/shared.',
      "app/words/home.ts imports features/stock/stock.ts: app/words knows only types of features. Write 'import type', or pass the value in.",
      "app/words/sources.server.ts imports features/stock/stock.ts: app/words knows only types of features. Write 'import type', or pass the value in.",
    ],
  },
  {
    rule: features.featuresUseOnlyLinesAbove,
    planted: 'two lines that use each other, and one that uses itself',
    files: {},
    plan: {
      features: {
        stock: { tables: [], uses: ['bookings'] },
        bookings: { tables: [], uses: ['stock', 'bookings'] },
      },
    },
    messages: [
      'tests/house.ts: stock uses bookings, which is not above it. Turn the use round, or move what both need down.',
      'tests/house.ts: bookings uses bookings, which is not above it. Turn the use round, or move what both need down.',
    ],
  },
  {
    rule: features.everyFeatureHasItsLine,
    planted: 'a feature without a line, and a line without a feature',
    files: { 'features/places/tables.ts': '', 'features/stock/tables.ts': '', 'features/blog/post.ts': '' },
    plan: row,
    messages: [
      'features/blog has no line in tests/house.ts. Add one, under the features it uses.',
      'tests/house.ts names the feature packages, which has no files. Take the line out.',
    ],
  },
  {
    rule: features.featuresUseWhatTheyName,
    planted: 'a use that is not named, and one that is named for nothing',
    files: {
      'features/packages/package.ts': "import type { StockPart } from '#features/stock/stock.ts'",
      'features/places/place.ts': "import './park.ts'",
      'features/stock/stock.test.ts': "import '#features/packages/package.ts'",
    },
    plan: row,
    messages: [
      'features/packages/package.ts imports features/stock/stock.ts: packages does not use stock. Pass the value in, or add it to tests/house.ts.',
      'tests/house.ts: no file of packages needs places any more. Take it out of uses.',
    ],
  },
  {
    rule: features.featuresUseWhatTheyName,
    planted: 'none, for a table in a statement is a need too',
    files: { 'features/packages/reads.server.ts': 'sql`select 1 from packages p join places a on a.id = p.start_place_id`' },
    plan: row,
    messages: [],
  },
  {
    rule: features.writesArePrivate,
    planted: 'a page and a feature that write past the owner',
    files: {
      'app/admin/today.tsx': "import { insertDay } from '#features/stock/writes.server.ts'",
      'features/bookings/hold.server.ts': "import { insertDay } from '#features/stock/writes-of-days.server.ts'",
      'features/stock/set-capacity.server.ts': "import { insertDay } from './writes.server.ts'",
      'tests/support/cast.ts': "import { insertDay } from '#features/stock/writes.server.ts'",
    },
    messages: [
      'app/admin/today.tsx imports features/stock/writes.server.ts: only stock writes its tables. Call one of its actions.',
      'features/bookings/hold.server.ts imports features/stock/writes-of-days.server.ts: only stock writes its tables. Call one of its actions.',
    ],
  },
  {
    rule: features.sqlStaysInReadsAndWrites,
    planted: 'queries in an action, a page and the server',
    files: {
      'features/stock/set-capacity.server.ts':
        "import { sql } from 'kysely'\nawait db.withTables<Days>().updateTable('stock_days').execute()",
      'app/site/home.tsx': "await db.selectFrom('packages').execute()",
      'server/house.ts': "import pg from 'pg'\nimport type { Kysely } from 'kysely'",
      'features/stock/reads.server.ts': "import { sql } from 'kysely'\ndb.selectFrom('stock_days')",
      'platform/jobs.server.ts': "import { sql } from 'kysely'",
    },
    messages: [
      'features/stock/set-capacity.server.ts imports kysely: SQL stands in reads, writes and platform. Move the query to reads.server.ts or writes.server.ts beside it.',
      'features/stock/set-capacity.server.ts calls updateTable: SQL stands in reads, writes and platform. Move the query to reads.server.ts or writes.server.ts beside it.',
      'features/stock/set-capacity.server.ts calls withTables: SQL stands in reads, writes and platform. Move the query to reads.server.ts or writes.server.ts beside it.',
      'app/site/home.tsx calls selectFrom: SQL stands in reads, writes and platform. Call a read or an action of the feature.',
      'server/house.ts imports pg: SQL stands in reads, writes and platform. Call a read or an action of the feature.',
    ],
  },
  {
    rule: features.everyTableHasOneOwner,
    planted: 'tables of nobody, of two, of the past and of another',
    files: {
      'db/schema.sql':
        'create table places (\n);\ncreate table parks (\n);\ncreate table stock_claims (\n);\ncreate table jobs (\n);\ncreate table posts (\n);',
      'features/stock/tables.ts': 'export type StockTables = { stock_claims: { id: number }; parks: { id: string } }',
    },
    plan: { ...row, features: { ...row.features, packages: { tables: ['places'], uses: [] } } },
    messages: [
      'db/schema.sql has the table posts, which nobody owns. Give it to a feature in tests/house.ts.',
      'tests/house.ts: places and packages both own places. One writes, the other calls it.',
      'tests/house.ts names the table stock_days, which is not in db/schema.sql. Take it out, or run npm run schema.',
      'features/stock/tables.ts has the table parks, which is not its own. Move it to the tables.ts of its owner.',
    ],
  },
  {
    rule: features.stockIsTakenInOnePlace,
    planted: 'stock taken past the door, and through it by another',
    files: {
      'features/stock/give-stock.server.ts': "import { insertClaims } from './writes.server.ts'",
      'features/stock/extend-stock-hold.server.ts': "import * as writes from './writes.server.ts'",
      'features/stock/hold-stock.server.ts': "import { insertClaims } from './writes.server.ts'",
      'features/departures/open.server.ts': "import { holdStock } from '#features/stock/hold-stock.server.ts'",
      'features/bookings/request.server.ts': "import { holdStock } from '#features/stock/hold-stock.server.ts'",
      'tests/races/seats.test.ts': "import { holdStock } from '#features/stock/hold-stock.server.ts'",
    },
    messages: [
      'features/stock/give-stock.server.ts imports insertClaims. Take stock through features/stock/hold-stock.server.ts, which locks and counts first.',
      'features/stock/extend-stock-hold.server.ts imports insertClaims. Take stock through features/stock/hold-stock.server.ts, which locks and counts first.',
      'features/departures/open.server.ts imports features/stock/hold-stock.server.ts: only bookings takes stock. Call an action of bookings.',
    ],
  },
  {
    rule: features.claimsAreInsertedOnce,
    planted: 'a second way to write a claim, by builder and by text',
    files: {
      'features/stock/writes.server.ts':
        "export async function insertClaims() { db.insertInto('stock_claims') }\nexport async function addClaim() { db.insertInto('stock_claims') }\nexport const claim = () => sql`insert into stock_claims (id) values (1)`\nexport async function updateClaims() { db.updateTable('stock_claims') }",
    },
    messages: [
      'features/stock/writes.server.ts inserts into stock_claims in addClaim. Call insertClaims, through features/stock/hold-stock.server.ts.',
      'features/stock/writes.server.ts inserts into stock_claims in a constant. Call insertClaims, through features/stock/hold-stock.server.ts.',
    ],
  },
]
