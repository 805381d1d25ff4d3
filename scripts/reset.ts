import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { removeEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'

/** Deletes the data folder with the built-in database: the next start is a first start. A DATABASE_URL is not touched. */
if (existsSync('.env')) process.loadEnvFile('.env')
const dataDir = path.resolve(process.env.DATA_DIR || 'data')
const say = (line: string) => process.stdout.write(`${line}\n`)

if (!existsSync(dataDir)) say(`There is nothing in ${dataDir}.`)
else if (await isMeant()) {
  if (await removeEmbeddedPostgres(dataDir)) {
    rmSync(dataDir, { recursive: true, force: true })
    say('Deleted. The next start is a first start.')
  } else {
    say('A server is using this folder. Stop it first.')
    process.exitCode = 1
  }
} else say('Nothing was deleted.')

async function isMeant(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await questions.question(`Delete ${dataDir} with every booking, file and account in it? Type yes: `)
  questions.close()
  return answer.trim() === 'yes'
}
