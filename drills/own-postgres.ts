import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareEmbeddedPlaces } from '#platform/database/embedded-places.server.ts'
import { freePort } from '#tests/support/running-server.ts'

const run = promisify(execFile)

/**
 * A PostgreSQL as an operator has one: reached by a port and a password, with the role and the database that docs/operations.md makes,
 * by the same statements. Its programs are those of the built-in one; its folder, its user and its rules are its own.
 */
export async function openOwnPostgres(folder: string): Promise<{ url: string; database: string; stop(): Promise<void> }> {
  const { binaries, base, sockets, owner } = prepareEmbeddedPlaces(folder)
  const cluster = path.join(base, 'own-cluster')
  const [port, password] = [await freePort(), randomBytes(16).toString('hex')]
  const passwordFile = path.join(base, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await chown(passwordFile, owner.uid, owner.gid)
  const tool = (name: 'initdb' | 'pg_ctl', args: readonly string[]) =>
    run(path.join(binaries, 'bin', name), [...args, `--pgdata=${cluster}`], {
      ...owner,
      cwd: '/',
      env: { LC_ALL: 'C', HOME: '/' },
    })
  await mkdir(sockets, { recursive: true })
  await tool('initdb', ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'])
  const listening = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${sockets}'`
  await tool('pg_ctl', ['start', '--wait', `--log=${path.join(base, 'own-log')}`, `--options=${listening}`])

  const administrator = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  await administrator.connect()
  for (const statement of [
    `create role impamba login password '${password}'`,
    "create database impamba owner impamba encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C' template template0",
    'revoke all on database impamba from public',
  ])
    await administrator.query(statement)
  await administrator.end()
  return {
    url: `postgres://impamba:${password}@127.0.0.1:${port}/impamba`,
    database: '127.0.0.1/impamba',
    stop: async () => void (await tool('pg_ctl', ['stop', '--wait', '--mode=immediate'])),
  }
}
