import type { BulkReply } from './bulk.server.ts'

/** The reply of the list's action: the result for several departures, a refusal, or undefined where a switch changes in place. */
export type DeparturesReply = BulkReply | { fault: string } | null
