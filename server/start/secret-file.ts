import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { refuseStart } from '#platform/start-refused.ts'

type SecretFile = {
  name: string
  make: () => string
  fits: (text: string) => boolean
  /** The sentence for one that does not fit, after the name of its file. */
  complaint: string
}

/**
 * A random line made at the first start and stored in the data folder, readable by its owner alone. One that does not fit, cannot
 * be read, or that others can read and cannot be restricted, ends the start.
 */
export function secretFile(dataDir: string, { name, make, fits, complaint }: SecretFile): string {
  const file = path.join(dataDir, name)
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    if (!existsSync(file)) put(file, make())
  } catch (error) {
    if (!existsSync(file))
      refuseStart(`DATA_DIR is ${dataDir}, where nothing can be written. It takes a folder of your own.`, error)
  }
  const text = read(file)
  if (!fits(text)) refuseStart(`${file} ${complaint}`)
  closeToOthers(file)
  return text
}

/** Replaces the line here by one stored elsewhere; the old file stays beside it under the returned name. */
export function replaceSecretFile(dataDir: string, name: string, text: string): string | undefined {
  const file = path.join(dataDir, name)
  const before = existsSync(file) ? read(file) : undefined
  if (before === text.trim()) return undefined
  const aside = before === undefined ? undefined : `${file}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  if (aside !== undefined) renameSync(file, aside)
  put(file, text.trim())
  return aside
}

/** The file appears whole or not at all, and never over another: a second process may be starting for the first time as well. */
function put(file: string, text: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const opened = openSync(unfinished, 'wx', 0o600)
    try {
      writeFileSync(opened, `${text}\n`)
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
    linkSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    refuseStart(`${file} cannot be read. It takes a file that belongs to the user who starts the server.`, error)
  }
}

/** A file system without modes (of Windows, or a drive of its kind) cannot be restricted, and is accepted as it is. */
function closeToOthers(file: string): void {
  const { mode, uid } = statSync(file)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (uid !== process.getuid?.())
      refuseStart(`${file} can be read by others. It takes a file that only the user who starts the server can read.`, error)
  }
}
