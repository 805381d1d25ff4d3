import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPicture } from '#features/media/add-picture.server.ts'
import { changePicture } from '#features/media/change-picture.server.ts'
import { purgePictures } from '#features/media/purge-pictures.server.ts'
import { replacePicture } from '#features/media/replace-picture.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import { type DatabaseAddress, openDatabase } from '#platform/database/database.server.ts'
import { schemaText } from '#platform/database/schema-text.server.ts'
import { listCopiedTables, listSequences, openCopySession, type Sequence } from '#platform/database/table-copy.server.ts'
import { openDiskFiles } from '#platform/files/files.server.ts'
import { loadContent } from '#server/start/first-start.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { contact, gorillaTrek, heldBooking, openRoads, openRoomsAndCars, paid } from '#tests/support/cast.ts'
import { createDatabase, onDatabase, quietLog, type TestDatabase } from '#tests/support/databases.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'
import { leftOut } from './left-out.ts'
import { type MadeBackup, makeBackup } from './make-backup.server.ts'
import { type Restored, restoreBackup } from './restore-backup.server.ts'

/** The drill: a running site is backed up, and restored by an account with no more rights than a hosted database gives. */
const { ctx, clock, database, filesFolder, runJobs } = await testContext()
const folder = await mkdtemp(path.join(os.tmpdir(), 'impamba-drill-'))
const role = `tenant_${randomBytes(4).toString('hex')}`
const identity = await generateX25519Identity()
/** The site has only the public half of the key. */
const keys = { recipients: [await identityToRecipient(identity)], key: undefined }
const actor = { id: 'diane', name: 'Diane Uwase' }
const usedNowhere = async () => []
const head = { release: '0.1.0', dataKey: 'abcdef01' }

let backedUp: { tables: Map<string, string>; files: Map<string, string>; sequences: Sequence[]; schema: string }
let made: MadeBackup
let restored: Restored
let target: TestDatabase
const whileItWasMade: string[] = []

async function picture(seed: number): Promise<string> {
  const sent = await photo({ width: 400, height: 300, seed })
  const added = await addPicture(ctx, { actor, name: `hills ${seed}.jpg`, sent })
  if (!added.done) throw new Error(added.refusal.reason)
  await changePicture(ctx, {
    actor,
    id: added.value.id,
    version: 1,
    words: { alt: 'A hill', credit: '', x: 0.5, y: 0.5 },
    listUses: async () => [],
  })
  return added.value.id
}

/** Every table by a sum over its rows, columns that PostgreSQL works out included. */
async function sumsOf(address: DatabaseAddress): Promise<Map<string, string>> {
  return onDatabase(address, async (client) => {
    const sums = new Map<string, string>()
    for (const { name } of await listCopiedTables(client)) {
      if (name in leftOut) continue
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${name} t`,
      )
      sums.set(name, rows[0]?.sum)
    }
    return sums
  })
}

async function filesIn(place: string): Promise<Map<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const read = async (file: string) => [path.relative(place, file), (await readFile(file)).toString('base64')] as const
  return new Map((await Promise.all(names.map(read))).sort())
}

const inSession = async <Value>(address: DatabaseAddress, run: (client: pg.Client) => Promise<Value>) => {
  const session = await openCopySession(address, 'impamba tests')
  return run(session).finally(() => session.end())
}

const schemaOf = async (address: DatabaseAddress) => {
  const { db, close } = openDatabase({ address, log: quietLog })
  return schemaText(db).finally(close)
}

async function fillSite(): Promise<void> {
  await openRoomsAndCars(ctx)
  await openRoads(ctx)
  await loadContent(ctx)
  const trek = await gorillaTrek(ctx, { seats: 12 })
  for (const travellers of [1, 2, 3]) {
    const booking = await heldBooking(ctx, trek.slug, travellers)
    await paid(ctx, booking.id, booking.depositMinor)
  }
  await picture(1)
  const replaced = await picture(2)
  const trashed = await picture(3)
  await runJobs()
  await replacePicture(ctx, { actor, id: replaced, name: 'new.jpg', sent: await photo({ width: 400, height: 300, seed: 4 }) })
  await trashPictures(ctx, { actor, ids: [trashed], listUses: usedNowhere })
  // What a text, an array and a byte can hold that a careless copy would not.
  await sql`update bookings set message = ${'a tab\t, a line\n, a \\N, "quotes", \u{1F1F7}\u{1F1FC} and \\. alone'}`.execute(
    ctx.db,
  )
}

/** Changes during the backup: somebody books and pays, a picture is added, and one in the trash is due for deletion. */
async function goOn(): Promise<void> {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, booking.id, booking.depositMinor)
  await picture(9)
  clock.advance(31 * 24 * 3_600_000)
  await purgePictures(ctx, usedNowhere).catch((error: Error) => whileItWasMade.push(error.message))
}

beforeAll(async () => {
  await fillSite()
  backedUp = {
    tables: await sumsOf(database.address),
    files: await filesIn(filesFolder),
    sequences: await inSession(database.address, listSequences),
    schema: await schemaOf(database.address),
  }
  const source = {
    address: database.address,
    files: ctx.files,
    head,
    secrets: { 'auth-secret': 'a secret', 'data-key': 'a key' },
  }
  // The backup stops between the tables, bookings after it and payments before it, until these changes are made.
  let making: Promise<MadeBackup> | undefined
  await ctx.db.transaction().execute(async (tx) => {
    await sql`lock table newsletter_issues in access exclusive mode`.execute(tx)
    making = makeBackup({ source, folder, keys, at: clock.now() })
    await finishedOrWaiting(ctx.db, making)
    await goOn()
  })
  if (!making) throw new Error('No backup was begun')
  made = await making

  target = await createDatabase('empty')
  await onDatabase(target.address, async (client) => {
    await client.query(`create role ${role} login nosuperuser`)
    await client.query(`alter database ${target.name} owner to ${role}`)
  })
  const address = { ...target.address, user: role }
  const place = { address, name: 'the tenant', files: openDiskFiles(path.join(folder, 'files')), migrations: 'db/migrations' }
  restored = await restoreBackup({ file: made.file, key: identity, target: place, lose: undefined })
})

afterAll(async () => {
  await target.drop()
  await onDatabase(database.address, (client) => client.query(`drop role ${role}`))
  await rm(folder, { recursive: true, force: true })
})

test('the site was changed while it was backed up', async () => {
  const now = await sumsOf(database.address)
  for (const table of ['bookings', 'payments', 'payment_events', 'stock_claims', 'pictures', 'jobs'])
    expect(now.get(table), table).not.toBe(backedUp.tables.get(table))
})

test('every row of every table is as it was at one instant', async () => {
  expect(await sumsOf(target.address)).toEqual(backedUp.tables)
  expect(backedUp.tables.get('bookings')).toMatch(/^3 /)
  expect(backedUp.tables.get('payment_events')).toMatch(/^3 /)
})

test('every file is there, to the byte, and none that came later', async () => {
  const files = await filesIn(path.join(folder, 'files'))
  expect(made.manifest.missing).toEqual([])
  expect(files.size).toBeGreaterThan(20)
  for (const [name, bytes] of files) expect(backedUp.files.get(name), name).toBe(bytes)
  // What a replaced picture had before is on its way out, and named by no row.
  const left = [...backedUp.files.keys()].filter((name) => !files.has(name))
  expect(left).toEqual([])
})

test('no picture was deleted while the backup needed it', () => {
  expect(whileItWasMade).toEqual(['A backup is being made: the files are deleted when it is done'])
})

test('tables, rules, indexes and triggers are as the migrations make them', async () => {
  expect(await schemaOf(target.address)).toBe(backedUp.schema)
  const asleep = await onDatabase(target.address, (client) =>
    client.query("select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'"),
  )
  expect(asleep.rows).toEqual([])
})

test('numbers go on after the last that was given, so that none is given twice', async () => {
  const now = await inSession(target.address, listSequences)
  expect(now.filter(({ table }) => !(table in leftOut))).toEqual(made.manifest.sequences)
  for (const { table, last } of backedUp.sequences)
    if (last !== null && !(table in leftOut))
      expect(now.find((one) => one.table === table)?.last, table).toBeGreaterThanOrEqual(last)
})

test('what opens a door is not in it, and what it encrypts goes along only encrypted', async () => {
  const bytes = await readFile(made.file)
  expect(made.name).toMatch(/\.age$/)
  expect(bytes.includes(Buffer.from(contact.email))).toBe(false)
  expect(restored.secrets).toEqual({ 'auth-secret': 'a secret', 'data-key': 'a key' })
  expect(restored.header.tables.map(({ name }) => name)).not.toContain('staff_sessions')
})

test('every table that is left out is a table', async () => {
  const names = (await inSession(database.address, listCopiedTables)).map(({ name }) => name)
  for (const name of Object.keys(leftOut)) expect(names).toContain(name)
})
