import type { EmailState } from '#features/emails/reads.server.ts'
import { readUuid } from '#values/uuid.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

const states: readonly EmailState[] = ['sent', 'waiting', 'failed']

/** The query of the list of emails. Invalid values are ignored. */
export type EmailsQuery = {
  q?: string | undefined
  state?: EmailState | undefined
  kind?: string | undefined
  batch?: string | undefined
  before?: number | undefined
}

/** `kinds`: the names under which emails can be chosen by what they were written for. */
export function readEmailsQuery(params: URLSearchParams, kinds: readonly string[]): EmailsQuery {
  const before = Number(params.get('before'))
  return {
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    state: states.find((one) => one === params.get('state')),
    kind: kinds.find((one) => one === params.get('kind')),
    batch: readUuid(params.get('batch')),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
}

/** The address of a query. */
export function emailsPath(query: EmailsQuery): string {
  return pathWithQuery('/admin/emails', { ...query, before: query.before?.toString() })
}
