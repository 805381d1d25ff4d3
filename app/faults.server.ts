import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { isLockTimeout, isSerializationFailure, isUnavailable } from '#platform/database-errors.ts'
import { describeError } from '#platform/log.server.ts'
import { contextKey } from './context.ts'
import { type Fault, requestNotesKey } from './request-notes.ts'

type RouteContext = Readonly<RouterContextProvider>

/** What a page throws on purpose: a redirect, a 404, a refusal with a status. */
export const isMeant = (thrown: unknown): boolean =>
  thrown instanceof Response || isRouteErrorResponse(thrown) || thrown instanceof data('').constructor

/** Logs a mistake under the request's reference, and answers what the visitor's error page is given: 503 when it only was the wrong moment. */
export function faultOf(error: unknown, context: RouteContext) {
  const { log } = context.get(contextKey)
  const notes = context.get(requestNotesKey)
  const fault: Fault = { reference: notes.reference }
  if (isUnavailable(error)) {
    notes.unavailable = true
    log.warn('The database is away', { reference: notes.reference, ...describeError(error) })
    return data(fault, { status: 503, headers: { 'Retry-After': '5' } })
  }
  const isBusy = isLockTimeout(error) || isSerializationFailure(error)
  log.error('A page failed', { reference: notes.reference, ...describeError(error) })
  return data(fault, { status: isBusy ? 503 : 500 })
}
