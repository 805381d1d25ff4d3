import { data, isRouteErrorResponse } from 'react-router'
import {
  isLockTimeout,
  isSerializationFailure,
  isStalePlan,
  isStatementTimeout,
  isUnavailable,
} from '#platform/database/database-errors.ts'
import { describeError } from '#platform/log.server.ts'
import { isWorkerAway } from '#platform/workers/worker-task.ts'
import { contextKey, type RouteContext } from './context.ts'
import { type Fault, requestNotesKey } from './request-notes.ts'

/** What a page throws on purpose: a redirect, a 404, a refusal with a status. */
export const isMeant = (thrown: unknown): boolean =>
  thrown instanceof Response || isRouteErrorResponse(thrown) || thrown instanceof data('').constructor

/** A page was not complete in time. That happens under load, and the same page may succeed a moment later. */
export class TookTooLong extends Error {}

/** Faults that pass by themselves: the visitor should try again. */
const momentary = [
  isLockTimeout,
  isSerializationFailure,
  isStatementTimeout,
  isStalePlan,
  isWorkerAway,
  (error: unknown) => error instanceof TookTooLong,
]

/** Logs a mistake under the request's reference, and answers what the visitor's error page is given: 503 when it only was the wrong moment. */
export function faultOf(error: unknown, context: RouteContext) {
  const { log } = context.get(contextKey)
  const notes = context.get(requestNotesKey)
  const fault: Fault = { reference: notes.reference }
  if (isUnavailable(error)) {
    notes.unavailable = true
    log.warn('The database is away', { reference: notes.reference, ...describeError(error) })
    return data(fault, { status: 503 })
  }
  const isBusy = momentary.some((isIt) => isIt(error))
  log[isBusy ? 'warn' : 'error'](isBusy ? 'A page came at the wrong moment' : 'A page failed', {
    reference: notes.reference,
    ...describeError(error),
  })
  return data(fault, { status: isBusy ? 503 : 500 })
}
