import { randomInt } from 'node:crypto'
import type { Log } from './context.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Matches only from the beginning of a word, so that a long word is scanned once. A slash ends it: paths contain an @ too. */
const mailAddress = /(?<![^\s<>"'(),;:/\\])[^\s<>"'(),;:/\\]+@[^\s<>"'(),;:/\\]+/g
const strike = (words: string): string => words.replace(mailAddress, '[address]')

/** A short name for one request, '7KQM42XD': a visitor can read it out, and every line that the request logs carries it. */
export const newReference = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * A log of one line for each event, to standard output (errors to standard error). `json` is for machines, `readable` for people.
 * Email addresses are removed everywhere; callers leave all other personal data out of their facts.
 */
export function openLog(settings: { format: 'readable' | 'json'; write?: (line: string, isError: boolean) => void }): Log {
  const write = settings.write ?? writeToProcess
  const lineOf = settings.format === 'json' ? jsonLine : readableLine
  const logAt = (level: Level) => (message: string, facts?: Record<string, unknown>) =>
    write(lineOf(level, message, facts), level === 'error')
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}

/** A thrown value for the log: the stack, the code, and the causes under it; never a row's values (`detail` is left out). */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { error: error.stack ?? `${error.name}: ${error.message}`, ...code, ...cause }
}

type Level = 'info' | 'warn' | 'error'

function jsonLine(level: Level, message: string, facts: Record<string, unknown> = {}): string {
  // Removed before JSON quotes the texts: afterwards the character beside an address may be part of an escape sequence.
  const event = { at: new Date().toISOString(), level, message, ...facts }
  return `${JSON.stringify(event, (_name, value: unknown) => (typeof value === 'string' ? strike(value) : value))}\n`
}

function readableLine(level: Level, message: string, facts: Record<string, unknown> = {}): string {
  const { error, ...rest } = facts
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `
  const causes = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = error === undefined ? '' : `\n${String(error).replace(/^/gm, '    ')}`
  return strike(`${mark}${message}${causes.join('')}${stack}\n`)
}

function writeToProcess(line: string, isError: boolean): void {
  if (isError) process.stderr.write(line)
  else process.stdout.write(line)
}
