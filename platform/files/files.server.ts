import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from '../context.ts'
import { checkedKey } from './file-key.ts'

/** Files in a folder of this machine, which is made when the first one is stored. */
export function openDiskFiles(folder: string): Files {
  const placeOf = (key: string) => path.join(folder, checkedKey(key))
  return {
    async put(key, bytes) {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const unfinished = `${place}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeThrough(unfinished, bytes)
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readHere(placeOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: (key) => rm(placeOf(key), { force: true }),
  }
}

/** A symbolic link is not followed: it would show, and put into every backup, a file from another place. */
async function readHere(file: string): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** The bytes are on the disk before the file gets its name: a file that can be found is whole, even after a loss of power. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
