/**
 * What a database error means, decided by its SQLSTATE or its system code and never by the words of its message.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */

/** Ended by an administrator, crashed, starting up, or the database was dropped. */
const shuttingDown = new Set(['57P01', '57P02', '57P03', '57P04', '57P05'])
/** The primary has become a standby: the connection leads to the wrong server until it is made again. */
const readOnly = '25006'
/**
 * 08: connection exceptions. 53: insufficient resources (53100 disk full, 53200 memory, 53300 connections). 58: the server's own
 * IO failed.
 */
const unavailableClasses = new Set(['08', '53', '58'])
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EACCES',
])
/** The statements of node-postgres about a connection that died: they carry no code, so their words are all there is. */
const deadConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|This socket has been ended)/

/** Whether the database accepted a statement and did not answer in time. */
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/** The SQLSTATE or system code of an error, found through its causes. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0])
  return 'cause' in error ? errorCode(error.cause) : undefined
}

/**
 * Whether the database is unavailable, stopping, starting, full or out of connections: a visitor should come back, and nothing is
 * wrong.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  if (code === undefined) return error instanceof Error && (deadConnection.test(error.message) || isUnavailable(error.cause))
  if (unreachable.has(code)) return isConnectionAttempt(error)
  if (endedTheSession(error)) return true
  return isSqlState(code) && (shuttingDown.has(code) || code === readOnly || unavailableClasses.has(code.slice(0, 2)))
}

/**
 * Whether the connection of an error must not be used again. It left a statement unanswered, and whatever came next, first
 * of all the ROLLBACK, would wait behind the missing answer. Or its session was ended: the last message arrives before the socket
 * closes, and a query in between fails a second time for the same reason. Or its prepared statements are invalid, because the
 * schema changed or a pooler gave it another session.
 */
export const isWorthless = (error: unknown): boolean => isSilence(error) || endedTheSession(error) || isStalePlan(error)

/** Whether a row was refused because its key exists already; of the named constraint only, when one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== '23505') return false
  return constraint === undefined || (error instanceof Error && 'constraint' in error && error.constraint === constraint)
}

/** Whether a row was refused because it meets another one, by the named exclusion constraint. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  errorCode(error) === '23P01' && error instanceof Error && 'constraint' in error && error.constraint === constraint

/** Whether a lock could not be had in time: the same request may succeed in a moment. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === '55P03'

/** Whether a statement ran longer than the connection allows, or was cancelled. */
export const isStatementTimeout = (error: unknown): boolean => errorCode(error) === '57014'

/**
 * Whether a connection's prepared statement is no longer valid: its result has another shape, or the session is another
 * one.
 */
export const isStalePlan = (error: unknown): boolean =>
  errorCode(error) === '26000' ||
  (errorCode(error) === '0A000' && error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery')

/** Whether a transaction met another one and was rolled back whole: running it again is right. */
export const isSerializationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error) ?? '')

/** By the code alone: a changed password, or a database that accepts no connections. */
function endedTheSession(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC'
  return 'cause' in error && endedTheSession(error.cause)
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code)

/** A file that is missing is ENOENT too: only a socket's errors are about the database. */
function isConnectionAttempt(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionAttempt)
  if (typeof error !== 'object' || error === null || !('code' in error)) {
    return error instanceof Error && isConnectionAttempt(error.cause)
  }
  const syscall = 'syscall' in error ? error.syscall : undefined
  return typeof syscall === 'string' && ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall)
}
