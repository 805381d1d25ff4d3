import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The variables of the environment, and below them those of the file `.env` where there is one. */
export function environmentWithFile(file = '.env'): Record<string, string | undefined> {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}
