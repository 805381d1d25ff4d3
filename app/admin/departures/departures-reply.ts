import type { BulkReply } from './bulk.server.ts'

/** What the list's action answers: what became of many, why it was refused, or nothing where a switch stays where it is. */
export type DeparturesReply = BulkReply | { fault: string } | null
