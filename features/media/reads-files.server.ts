import type { Db } from '#platform/context.ts'
import { cropKeysOf, keysOf, originalKey } from './file-keys.ts'
import { shownCrops } from './reads-shown.server.ts'
import type { MediaTables } from './tables.ts'

const atOnce = 200

/** A key under which a file stands. One that is `due` is there; another one may be being made, or deleted. */
export type StoredKey = { key: string; due: boolean }

/**
 * Every file that the pictures name, the trash included, in the order of the pictures' ids: each original, and the sizes and crops that
 * pages show. Sizes that are being made may be there or not.
 */
export async function* listStoredKeys(db: Db): AsyncGenerator<StoredKey> {
  let after = ''
  for (;;) {
    const rows = await db
      .withTables<MediaTables>()
      .selectFrom('pictures')
      .select(['id', 'hash', 'width', 'drawn_hash', 'drawn_width', 'drawn_height'])
      .select(shownCrops)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, hash, width, drawn_hash, drawn_width, drawn_height, crops } of rows) {
      const keys = new Map(keysOf({ id, hash, width }).map((key) => [key, false]))
      keys.set(originalKey({ id, hash }), true)
      if (drawn_hash !== null && drawn_width !== null)
        for (const key of keysOf({ id, hash: drawn_hash, width: drawn_width })) keys.set(key, true)
      if (drawn_hash !== null && drawn_width !== null && drawn_height !== null && crops) {
        const drawn = { id, hash: drawn_hash, width: drawn_width, height: drawn_height }
        for (const key of cropKeysOf(drawn, crops)) keys.set(key, true)
      }
      for (const [key, due] of keys) yield { key, due }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
