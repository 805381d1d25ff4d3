import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { movedNote } from '#platform/database/embedded-postgres.server.ts'
import { createDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Config } from '../config.ts'
import { refuseUnmovedSite } from './database-server.ts'

const { folder, remove } = await temporaryFolder()
const [empty, used] = await Promise.all([createDatabase('empty'), createDatabase('cloned')])
afterAll(async () => {
  await empty.drop()
  await used.drop()
  await remove()
})

const base = path.join(folder, 'postgres')
const start = (databaseUrl: string | undefined, { address } = empty) =>
  refuseUnmovedSite({ dataDir: folder, databaseUrl } as Config, { address, direct: address })

test('a site in the built-in database is not begun again in an empty one', async () => {
  await start('postgres://new')
  await mkdir(path.join(base, 'cluster'), { recursive: true })
  await expect(start('postgres://new')).rejects.toThrow(
    /^DATABASE_URL names an empty database, .* Move it first: npm run move-database\./,
  )
  await start('postgres://new', used)
  await start(undefined)
  await writeFile(movedNote(base), 'localhost/impamba\n')
  await start('postgres://new')
})
