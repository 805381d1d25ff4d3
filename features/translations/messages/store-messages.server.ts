import type { Actor } from '#features/content/entry.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { MessageFault } from '#platform/languages/message-fault.ts'
import { englishMessage, readTranslation } from '#platform/languages/read-translation.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { longestTranslation } from '../check-translation.ts'
import { bestFirst, type InterfaceMessage, type OwnMessage, type ShippedText, withEdgesOf } from './message.ts'
import { lockOwnMessages } from './reads-messages.server.ts'
import { deleteMessages, type StoredMessage, upsertMessages } from './writes-messages.server.ts'

/** A translation as it was sent. `seen`: the version that was edited; 0 where there was none. */
export type SentMessage = { path: string; text: string; seen: number }

/** Why one of the sent translations is not saved. */
export type RefusedMessage = { path: string } & (
  | { reason: 'changed-since'; by: string; at: Date }
  /** The program has no such message. */
  | { reason: 'unknown' }
  | { reason: 'too-long' }
  | { reason: 'broken'; fault: MessageFault }
)

export type StoreMessagesRefusal = { reason: 'not-saved'; messages: RefusedMessage[] }

export type MessagesToStore = {
  language: string
  /** The language whose plural rules it follows. */
  counts: string
  part: string
  /** The messages of the part. */
  messages: readonly InterfaceMessage[]
  sent: readonly SentMessage[]
  by: 'person' | 'machine'
  approve: boolean
  actor: Actor
}

/**
 * Stores translations of messages of one part within a transaction, over the versions that were seen: all of them, or with a refusal none,
 * where the transaction is rolled back. An empty draft takes the draft away. Refused is what could not stand for its English message.
 */
export async function storeMessages(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { language, counts, part, messages, sent, by, approve, actor }: MessagesToStore,
): Promise<Outcome<{ saved: number }, StoreMessagesRefusal>> {
  const known = new Map(messages.map((message) => [message.path, message]))
  const found = () => lockOwnMessages(tx, { language, part, paths: sent.map(({ path }) => path) })
  const before = await found()
  const problems = sent.flatMap((one) => refusalOf(one, known.get(one.path), before.get(one.path), { counts, approve }))
  if (problems.length > 0) return refused({ reason: 'not-saved', messages: problems })

  const at = ctx.clock.now()
  const rows = sent.flatMap(({ path, text }): StoredMessage[] => {
    const message = known.get(path)
    return message ? [storedAs(withEdgesOf(message.english, text), message, before.get(path), { at, by, approve, actor })] : []
  })
  const written = rows.filter(({ approved, draft }) => approved !== null || draft !== null)
  const stored = await upsertMessages(tx, { language, part, editor: actor.name, at }, written)
  // No row to lock was there, and somebody else began the same translation at the same time.
  if (stored.size < written.length) {
    const others = [...(await found()).values()].filter(({ path }) => !stored.has(path))
    return refused({ reason: 'not-saved', messages: others.map(changedSince) })
  }
  const emptied = rows.filter(({ path }) => !stored.has(path) && before.has(path))
  await deleteMessages(tx, { language, part, paths: emptied.map(({ path }) => path) })
  return done({ saved: sent.filter(({ text }) => text.trim() !== '').length })
}

const changedSince = ({ path, editor, editedAt }: OwnMessage): RefusedMessage => ({
  path,
  reason: 'changed-since',
  by: editor,
  at: editedAt,
})

function refusalOf(
  { path, text, seen }: SentMessage,
  message: InterfaceMessage | undefined,
  own: OwnMessage | undefined,
  { counts, approve }: { counts: string; approve: boolean },
): RefusedMessage[] {
  if (!message) return [{ path, reason: 'unknown' }]
  if (own && own.version !== seen) return [changedSince(own)]
  if (text.trim() === '' && !approve) return []
  if (text.length > longestTranslation) return [{ path, reason: 'too-long' }]
  const { fault } = readTranslation(englishMessage(message.english), text.trim(), counts)
  return fault ? [{ path, reason: 'broken', fault }] : []
}

type How = { at: Date; by: 'person' | 'machine'; approve: boolean; actor: Actor }

/** A message as it is stored then; with neither an approved text nor a draft it is not. */
function storedAs(
  text: string,
  { path, english, shipped }: InterfaceMessage,
  own: OwnMessage | undefined,
  { at, by, approve, actor }: How,
): StoredMessage {
  const over = own?.version ?? 0
  const noDraft = { draft: null, draftOf: null, draftBy: null }
  if (approve) return { path, over, approved: text, approvedOf: english, approvedAt: at, approvedBy: actor.name, ...noDraft }
  const { approved = null, approvedOf = null, approvedAt = null, approvedBy = null } = own ?? {}
  const former = { path, over, approved, approvedOf, approvedAt, approvedBy }
  const yours: ShippedText | undefined =
    approved === null || approvedOf === null ? undefined : { text: approved, of: approvedOf, by: 'person' }
  const [shown] = bestFirst(english, yours, shipped)
  // What visitors read already is no draft.
  if (text === '' || (text === shown?.text && shown.of === english)) return { ...former, ...noDraft }
  const wasMachine = own?.draft ? own.draftBy === 'machine' : shown?.by === 'machine' && !shown.read
  return { ...former, draft: text, draftOf: english, draftBy: wasMachine ? 'machine' : by }
}
